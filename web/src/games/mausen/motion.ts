/** Cards that fly between the players and the circle, and around it. */

import type { Attachment } from "svelte/attachments";
import { frames, meeting } from "../../lib/crash.ts";
import { settings } from "../../lib/settings.svelte.ts";

/** The path from a card to the middle of something else on the board. */
interface Path {
  readonly x: number;
  readonly y: number;
  /** How much larger that is. */
  readonly scale: number;
}

function path(node: Element, to: string): Path | null {
  const there = node.closest(".board")?.querySelector(to);
  if (!there) return null;
  const [start, end] = [node.getBoundingClientRect(), there.getBoundingClientRect()];
  return {
    x: end.x + end.width / 2 - start.x - start.width / 2,
    y: end.y + end.height / 2 - start.y - start.height / 2,
    scale: end.height / start.height,
  };
}

/** Measure all paths before anything moves: taking turns, each card would make the browser lay out everything again. */
const starting = new Set<() => () => void>();

function start(): void {
  const measured = [...starting].map((measure) => measure());
  starting.clear();
  for (const go of measured) go();
}

function moving<Measured>(measured: (node: HTMLElement) => Measured | null, keyframes: (measured: Measured) => Keyframe[], timing: KeyframeAnimationOptions): Attachment<HTMLElement> {
  return (node) => {
    if (!settings.moves) return;
    let animation: Animation | undefined;
    const measure = () => {
      const found = measured(node);
      return () => {
        if (found) animation = node.animate(keyframes(found), { easing: "ease-in-out", fill: "both", ...timing });
      };
    };
    if (starting.size === 0) queueMicrotask(start);
    starting.add(measure);
    return () => {
      starting.delete(measure);
      animation?.cancel();
    };
  };
}

const toPlayer = (seat: number) => (node: HTMLElement) => path(node, `[data-seat="${seat}"]`);
const away = ({ x, y, scale }: Path): string => `translate(${x}px, ${y}px) scale(${scale})`;

const COMING_MS = 550;
const coming = new Map<number, Attachment<HTMLElement>>();

/** Fly from a player into the circle. For each seat it is always the same, so that a later scene doesn't start it again. */
export function comes(seat: number): Attachment<HTMLElement> {
  const known = coming.get(seat) ?? moving(toPlayer(seat), (from) => [{ transform: away(from) }, { transform: "none" }], { duration: COMING_MS });
  coming.set(seat, known);
  return known;
}

/** Fly to a player's pile. */
export function goes(seat: number, duration: number, delay: number): Attachment<HTMLElement> {
  const still = { transform: "none", opacity: 1 };
  return moving(
    toPlayer(seat),
    (to) => [still, { transform: "translateY(-8%) scale(1.06)", offset: 0.2 }, { transform: away(to), opacity: 1, offset: 0.9 }, { transform: away(to), opacity: 0 }],
    { duration, delay },
  );
}

/** Crouch, leap at the prey, stay until it is gone, and come back. `duration` is the time until it is there. */
export function leaps(prey: string, duration: number, delay: number): Attachment<HTMLElement> {
  const STAYING = 0.7;
  const COMING_BACK = 0.6;
  const all = 1 + STAYING + COMING_BACK;
  return moving(
    (node) => path(node, `[data-species="${prey}"]`),
    ({ x, y }) => {
      const on = (part: number, scale: number, lift = 0): string => `translate(${x * part}px, calc(${y * part}px - ${lift}%)) scale(${scale})`;
      return [
        { transform: on(0, 1) },
        { transform: on(-0.06, 0.94), offset: 0.3 / all, easing: "ease-out" },
        { transform: on(0.55, 1.5, 25), offset: 0.7 / all, easing: "ease-in" },
        { transform: on(0.9, 1.15), offset: 0.93 / all },
        { transform: on(0.9, 1.25), offset: 1 / all },
        { transform: on(0.9, 1.2), offset: (1 + STAYING) / all },
        { transform: on(0, 1) },
      ];
    },
    { duration: duration * all, delay, fill: "none", easing: "linear" },
  );
}

/** Crash into the other cards that are equal to it. */
export function crashes(card: string, duration: number): Attachment<HTMLElement> {
  return moving(
    (node) => {
      const equal = [...(node.closest(".place")?.querySelectorAll(`[data-tied="${card}"]`) ?? [])];
      return meeting(equal.map((one) => one.getBoundingClientRect()))[equal.indexOf(node)] ?? null;
    },
    frames,
    { duration, fill: "none", easing: "linear" },
  );
}
