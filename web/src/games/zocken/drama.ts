/** What a turn feels like: how much there is to fear, and what has been seen often enough to be told faster. */

const ALL_ROLLS = 36;
/** So many losing rolls are felt. */
const FELT = 3;
/** Whoever comes through with so many has been lucky. */
const DARING = 12;

/** How much there is to fear for mice that are set aside: from 0, nothing, to 1, sure loss. */
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

/** A scene that is shown at its full length once, and shorter from then on. */
export type Spectacle = "flight" | "stolen" | "secured" | "stampede";

const seen = new Set<Spectacle>();

/** It has been shown from beginning to end or was skipped: either way it is known. */
export function known(spectacle: Spectacle): void {
  seen.add(spectacle);
}

/** How long it lasts the first time, or from then on. */
export function lasting(spectacle: Spectacle, first: number, later: number): number {
  return seen.has(spectacle) ? later : first;
}

/** As in a page that was just opened. */
export function forget(): void {
  seen.clear();
}
