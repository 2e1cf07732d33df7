/** The drama of a turn: how much there is to fear, and which scenes are familiar enough to be shown faster. */

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

/** A scene that is shown in full once, and shorter from then on. */
export type Spectacle = "flight" | "stolen" | "secured" | "stampede";

const seen = new Set<Spectacle>();

/** Shown to the end or skipped: either way it is known. */
export function known(spectacle: Spectacle): void {
  seen.add(spectacle);
}

/** Its length: `first` until it is known, then `later`. */
export function lasting(spectacle: Spectacle, first: number, later: number): number {
  return seen.has(spectacle) ? later : first;
}

/** Start again, as if the page had just been opened. */
export function forget(): void {
  seen.clear();
}
