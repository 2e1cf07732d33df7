/** Text for screen readers to speak unprompted: politely when they have time, or at once. */

const PAUSE_MS = 150;
/** Longer than any screen reader needs to notice a line, but short enough that old lines aren't read again. */
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
    // A region that appears already filled is not read out, hence the pause.
    setTimeout(() => (this.lines = [...this.lines, line]), PAUSE_MS);
    setTimeout(() => (this.lines = this.lines.filter((one) => one !== line)), STAYS_MS);
  }
}

export const polite = new Region();
export const assertive = new Region();

/** Announce this when there is time. */
export function announce(text: string): void {
  polite.say(text);
}

/** Announce this at once: your turn, or something went wrong. */
export function interrupt(text: string): void {
  assertive.say(text);
}
