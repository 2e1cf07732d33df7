/** Equal cards that crash into each other: they draw back, run, bounce off and fall where they came from. */

const RUSH_MS = 380;
const FALL_MS = 620;
/** How long it takes as a rule. */
export const CRASH_MS = RUSH_MS + FALL_MS;
/** When they hit each other, as a fraction of it. */
export const IMPACT = RUSH_MS / CRASH_MS;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Way {
  readonly dx: number;
  readonly dy: number;
}

/** How far each card has to go until they all touch, in their order from left to right. */
export function meeting(boxes: readonly Box[]): Way[] {
  const mean = (of: (box: Box) => number): number => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  const [x, y, width] = [mean((box) => box.x), mean((box) => box.y), mean((box) => box.width)];
  const order = boxes.map((_, at) => at).sort((one, other) => boxes[one]!.x - boxes[other]!.x);
  return boxes.map((box, at) => ({ dx: x + (order.indexOf(at) - (boxes.length - 1) / 2) * width * 0.85 - box.x, dy: y - box.y }));
}

/** The last frame is whatever the style sheet says of fallen cards. */
export function frames({ dx, dy }: Way): Keyframe[] {
  const way = Math.sign(dx) || 1;
  const on = (part: number, turn = 0, size = 1, lift = 0): string =>
    `translate(${dx * part}px, calc(${dy * part}px - ${lift}%)) rotate(${way * turn}deg) scale(${size})`;
  return [
    { transform: on(0), easing: "ease-out" },
    { transform: on(-0.08, -8, 1.04), offset: IMPACT * 0.4, easing: "cubic-bezier(.7,0,1,.6)" },
    { transform: on(1, 10, 1.1), offset: IMPACT, easing: "cubic-bezier(0,.5,.4,1)" },
    { transform: on(0.45, -30, 0.98, 26), offset: IMPACT + (1 - IMPACT) * 0.45, easing: "ease-in" },
    {},
  ];
}
