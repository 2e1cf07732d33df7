/** The cards: texts like "dog3". Each species of the circle hunts the next. */

import type { Species } from "../../art";
import type { Say } from "../../lib/texts.ts";
import type { Question } from "../../lib/wire.ts";

export const CIRCLE = ["elephant", "dog", "cat", "mouse"] as const satisfies readonly Species[];
export const VALUES = [1, 2, 3, 4] as const;

export function speciesOf(card: string): Species {
  return card.slice(0, -1) as Species;
}

export function valueOf(card: string): number {
  return Number(card.slice(-1));
}

/** A card that we think of playing: for one question, the next one begins without it. */
export interface Wish {
  readonly match: string | null;
  readonly question: number;
  readonly card: string;
}

/** The card that is wished for, if that can still be. */
export function wished(wish: Wish | null, match: string | null, question: Question | null): string | null {
  if (!wish || wish.match !== match || wish.question !== question?.number) return null;
  return question.legal.includes(wish.card) ? wish.card : null;
}

/** What a card is called. */
export function named(card: string): Say {
  return { id: "mausen-card", args: { species: speciesOf(card), value: valueOf(card) } };
}

export function points(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

export interface Stack {
  readonly card: string;
  readonly count: number;
}

/** Equal cards of a species lie on each other, so that there are never more than four stacks. */
export function stacks(cards: readonly string[], species: Species): Stack[] {
  return VALUES.map((value) => `${species}${value}`)
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }))
    .filter((stack) => stack.count > 0);
}
