/** A lesson: an example to watch with Pip, then a first round of your own. */

import type { MatchRecord } from "./api.ts";
import { type Lying, newsOf, type Scene, type Staging } from "./board.ts";
import type { Say } from "./texts.ts";
import type { News, NewTable, Question, Step, View } from "./wire.ts";

/** One of the answers to a question from Pip. */
export interface Choice {
  readonly say: Say;
  readonly reply: Say;
  readonly right?: boolean;
}

/** One thing that Pip says, and what the board shows meanwhile. */
export interface Beat<N extends News = News> {
  /** The number of inputs in the record before it. */
  readonly at: number;
  /** The news whose scene to show; without it, the board as the inputs left it. */
  readonly show?: (news: N) => boolean;
  readonly say: Say;
  readonly ask?: readonly Choice[];
}

/** What is known at the table in the learner's first round: all that a hint may use. */
export interface Situation<V extends View = View> {
  readonly view: V;
  readonly question: Question | null;
  readonly seat: number;
}

export interface Lesson<V extends View = View, N extends News = News> {
  readonly record: MatchRecord;
  /** The seat whose view is shown. */
  readonly eyes: number | null;
  readonly beats: readonly Beat<N>[];
  readonly table: Omit<NewTable, "game" | "name">;
  /** Pip's words while it is our turn. */
  readonly hint: (situation: Situation<V>) => Say | null;
  /** Pip's words when the round is over; null until then. `log` is all the news our seat has received. */
  readonly over: (log: readonly N[], seat: number, names: readonly string[]) => Say | null;
}

export interface Frame extends Lying {
  readonly scene: Scene | null;
}

/** What the board shows during this beat. */
export function frameOf(beat: Beat<any>, number: number, steps: readonly Step[], staging: Staging<any>): Frame {
  const place = steps.findIndex((step) => step.sequence === beat.at);
  const step = steps[place];
  if (!step) throw new RangeError(`no step has ${beat.at} inputs`);
  const before = steps[place - 1] ?? step;
  const shown = beat.show && staging.scenes(newsOf(step), step.view).find(({ news, ms, telling }) => ms > 0 && telling !== "hush" && news.some(beat.show!));
  if (!shown) return { view: step.view, words: step.words, scene: null };
  const scene = { ...shown, number, before: before.view, after: step.view, words: step.words };
  return { view: before.view, words: before.words, scene };
}

/** One of several answers, in words. */
export function choice(say: Say, reply: string, right = false): Choice {
  return { say, reply: { id: reply }, right };
}
