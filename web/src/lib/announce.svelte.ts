/** What a screen reader says by itself: politely when it has time, or at once. */

const PAUSE_MS = 150;
/** Longer than any reader needs to notice a line, short enough that old ones are not read again. */
const STAYS_MS = 20_000;

export interface Line {
  readonly number: number;
  readonly text: string;
}

class Region {
  lines = $state.raw<readonly Line[]>([]);
  #number = 0;

  say(text: string): void {
    if (!text) return;
    const line = { number: ++this.#number, text };
    // A region that was filled as it appeared is not read, hence the pause.
    setTimeout(() => (this.lines = [...this.lines, line]), PAUSE_MS);
    setTimeout(() => (this.lines = this.lines.filter((one) => one !== line)), STAYS_MS);
  }
}

export const polite = new Region();
export const assertive = new Region();

/** Say it when there is time. */
export function announce(text: string): void {
  polite.say(text);
}

/** Say it now: it is your turn, it went wrong. */
export function interrupt(text: string): void {
  assertive.say(text);
}
