/** Cards are strings such as "dog3". Each species of the circle hunts the next. */

import type { Species } from "../../art/kinds.ts";
import type { Say } from "../../lib/texts.ts";

export const CIRCLE = ["elephant", "dog", "cat", "mouse"] as const satisfies readonly Species[];
export const VALUES = [1, 2, 3, 4] as const;

export function speciesOf(card: string): Species {
  return card.slice(0, -1) as Species;
}

export function valueOf(card: string): number {
  return Number(card.slice(-1));
}

/** The name of a card. */
export function named(card: string): Say {
  return { id: "mausen-card", args: { species: speciesOf(card), value: valueOf(card) } };
}

export interface Stack {
  readonly card: string;
  readonly count: number;
}

/** Equal cards of a species are stacked, so that there are never more than four stacks. */
export function stacks(cards: readonly string[], species: Species): Stack[] {
  return VALUES.map((value) => `${species}${value}`)
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }))
    .filter((stack) => stack.count > 0);
}
