/** The drama of a turn: how much there is to fear. */

const ALL_ROLLS = 36;
/** Fewer losing rolls than this aren't felt. */
const FELT = 3;
/** Surviving with this many losing rolls is lucky. */
const DARING = 12;

/** How much there is to fear for the mice set aside: from 0, nothing, to 1, certain loss. */
export function fear(losing: number | null, mice: number): number {
  return losing === null || mice === 0 || losing < FELT ? 0 : Math.min(1, losing / ALL_ROLLS);
}

/** A heart that beats faster and harder the more there is to fear. */
export function heartbeat(fear: number): { ms: number; scale: number } | null {
  return fear === 0 ? null : { ms: Math.round(1500 - 950 * fear), scale: 1 + 0.03 + 0.09 * fear };
}

/** Whether this roll could well have lost, and didn't. */
export function escaped(losing: number | null, mice: number, takes: number): boolean {
  return takes > 0 && mice > 0 && (losing ?? 0) >= DARING;
}
