/** Kinds of scenes that have been seen in this match: from then on they are shown faster. */

const seen = new Set<string>();

/** Shown to the end or skipped: either way it is known. */
export function known(kind: string): void {
  seen.add(kind);
}

/** How long it lasts: `first` until it is known, then `later`. */
export function pace(kind: string, first: number, later: number): number {
  return seen.has(kind) ? later : first;
}

/** Start again: another match has begun. */
export function forget(): void {
  seen.clear();
}
