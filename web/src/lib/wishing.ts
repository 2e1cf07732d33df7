import type { Question } from "./wire.ts";

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
