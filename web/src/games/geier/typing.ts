/** Choosing cards by typing their numbers: 1 and, soon after, 4 is the 14. */

/** How quickly a second digit must follow to join the first. */
export const SOON_MS = 900;

export interface Typed {
  /** The digits a further one may be appended to. */
  readonly digits: string;
  /** The card typed; null if it can't be played, or not yet. */
  readonly card: string | null;
}

export function typed(before: string, digit: string, legal: readonly string[]): Typed {
  for (const digits of [before + digit, digit]) {
    if (legal.includes(digits)) return { digits, card: digits };
    if (legal.some((card) => card.startsWith(digits))) return { digits, card: null };
  }
  return { digits: "", card: null };
}

/** The next legal card in an arrow's direction; the same card if there is none. */
export function next(from: string, by: number, cards: readonly string[], legal: readonly string[]): string {
  for (let at = cards.indexOf(from) + by; at >= 0 && at < cards.length; at += by) {
    const card = cards[at];
    if (card !== undefined && legal.includes(card)) return card;
  }
  return from;
}
