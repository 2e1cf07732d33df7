import type { Question } from "./wire.ts";

/** A card that we are thinking of playing, for one question only. */
export interface Wish {
  readonly match: string | null;
  readonly question: number;
  readonly card: string;
}

/** The card wished for, if it can still be played. */
export function wished(wish: Wish | null, match: string | null, question: Question | null): string | null {
  if (!wish || wish.match !== match || wish.question !== question?.number) return null;
  return question.legal.includes(wish.card) ? wish.card : null;
}
