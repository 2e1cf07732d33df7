/** Hands on the table: the fastest slaps first, the others land on it in their order. */

import type { Finish } from "./views.ts";

export interface Slap {
  readonly seat: number;
  readonly kind: Finish["kind"];
  /** When it lands, in milliseconds. */
  readonly at: number;
}

export interface Slaps {
  readonly slaps: readonly Slap[];
  readonly ms: number;
}

const FIRST_MS = 180;
/** Hands fall more slowly than they did, but never so far apart that we have to wait. */
const [LEAST_MS, MOST_MS] = [90, 220];
const SLOWER = 1.5;
const SEEN_MS = 400;
/** The next mouse turns up soon. */
const LONGEST_MS = 1100;

/** `finishes`: the fastest first. */
export function slapsOf(finishes: readonly Finish[]): Slaps {
  let at = FIRST_MS;
  let before: number | undefined;
  const slaps = finishes.map(({ seat, kind, reaction_ms: ms }) => {
    if (before !== undefined) at += Math.max(LEAST_MS, Math.min(MOST_MS, (ms - before) * SLOWER));
    before = ms;
    return { seat, kind, at };
  });
  if (slaps.length === 0) return { slaps, ms: 0 };
  const all = at + SEEN_MS;
  const share = Math.min(1, LONGEST_MS / all);
  return { slaps: slaps.map((one) => ({ ...one, at: one.at * share })), ms: all * share };
}
