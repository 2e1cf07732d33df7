/** What a lesson is: an example to look at with Pip, and then a first round of one's own. */

import type { MatchRecord } from "./api.ts";
import { type Lying, newsOf, type Scene, type Staging } from "./board.ts";
import type { Say } from "./texts.ts";
import type { News, NewTable, Question, Step, View } from "./wire.ts";

/** One of the answers to a question of Pip's. */
export interface Choice {
  readonly say: Say;
  readonly reply: Say;
  readonly right?: boolean;
}

/** One thing that Pip says, and what lies there meanwhile. */
export interface Beat<N extends News = News> {
  /** After so many inputs of the record. */
  readonly at: number;
  /** In the middle of it, while this is shown; without it, what lies there in the end. */
  readonly show?: (news: N) => boolean;
  readonly say: Say;
  readonly ask?: readonly Choice[];
}

/** What is known at the table of the first own round; all that a hint may go by. */
export interface Situation<V extends View = View> {
  readonly view: V;
  readonly question: Question | null;
  readonly seat: number;
}

export interface Lesson<V extends View = View, N extends News = News> {
  readonly record: MatchRecord;
  /** Through whose eyes. */
  readonly eyes: number | null;
  readonly beats: readonly Beat<N>[];
  readonly table: Omit<NewTable, "game" | "name">;
  /** What Pip says while it is our turn. */
  readonly hint: (situation: Situation<V>) => Say | null;
  /** What Pip says when the round is over; null while it is not. `log` is everything that our seat was told. */
  readonly over: (log: readonly N[], seat: number, names: readonly string[]) => Say | null;
}

export interface Frame extends Lying {
  readonly scene: Scene | null;
}

/** What the board shows while Pip says this. */
export function frameOf(beat: Beat<any>, number: number, steps: readonly Step[], staging: Staging<any>): Frame {
  const place = steps.findIndex((step) => step.sequence === beat.at);
  const step = steps[place];
  if (!step) throw new RangeError(`no step has ${beat.at} inputs`);
  const before = steps[place - 1] ?? step;
  const shown = beat.show && staging.scenes(newsOf(step)).find(({ news, ms }) => ms > 0 && news.some(beat.show!));
  if (!shown) return { view: step.view, words: step.words, scene: null };
  const scene = { ...shown, number, before: before.view, after: step.view, words: step.words };
  return { view: before.view, words: before.words, scene };
}

/** One of several answers, as it is said. */
export function choice(say: Say, reply: string, right = false): Choice {
  return { say, reply: { id: reply }, right };
}
