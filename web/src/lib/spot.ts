/** Where a bubble fits beside what it speaks of, without covering that or anything to be tapped. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot extends Box {
  /** How much of what must stay free it covers, in square pixels. */
  readonly covers: number;
}

/** So many places are tried across and down. */
const TRIES = 48;
const LEAST_STEP = 6;
/** One pixel further away weighs as much as so many square pixels of something that would rather stay free. */
const NEARNESS = 40;

/** The best place for a bubble of one of these sizes; the earlier ones are preferred. */
export function spotFor(sizes: readonly Size[], room: Box, at: Box, free: readonly Box[], rather: readonly Box[] = []): Spot {
  let best: Spot = { x: room.x, y: room.y, width: 0, height: 0, covers: Infinity };
  let least = Infinity;
  for (const { width, height } of sizes) {
    const [right, bottom] = [Math.max(0, room.width - width), Math.max(0, room.height - height)];
    for (const x of steps(right))
      for (const y of steps(bottom)) {
        const box = { x: room.x + x, y: room.y + y, width, height };
        // Cheapest first: most places are out of the question after one look.
        const far = NEARNESS * distance(box, at);
        if (far >= least) continue;
        const covers = covered(box, at) + sum(box, free);
        const cost = covers * 1e6 + far + (covers * 1e6 + far < least ? sum(box, rather) : 0);
        if (cost >= least) continue;
        least = cost;
        best = { ...box, covers };
      }
    if (best.covers === 0) break;
  }
  return best;
}

function steps(length: number): number[] {
  const step = Math.max(LEAST_STEP, length / TRIES);
  const found: number[] = [];
  for (let at = 0; at < length; at += step) found.push(at);
  return [...found, length];
}

function sum(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) area += covered(box, other);
  return area;
}

/** The area that two boxes share. */
export function covered(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far one box is from the other, and a little how far their middles are apart. */
function distance(one: Box, other: Box): number {
  const gap = (a: number, b: number, c: number, d: number): number => Math.max(0, c - (a + b), a - (c + d));
  const apart = (a: number, b: number, c: number, d: number): number => Math.abs(a + b / 2 - c - d / 2);
  const near = gap(one.x, one.width, other.x, other.width) + gap(one.y, one.height, other.y, other.height);
  return near + 0.15 * (apart(one.x, one.width, other.x, other.width) + apart(one.y, one.height, other.y, other.height));
}
