/** What a lesson is: an example to look at with Pip, and then a first round of one's own. */

import type { MatchRecord } from "./api.ts";
import type { GameId, Scene, Staging } from "./board.ts";
import type { Say } from "./texts.ts";
import type { NewsOf, Views } from "./views.ts";
import type { NewTable, Question, Step } from "./wire.ts";

/** One of the answers to a question of Pip's. */
export interface Choice {
  readonly say: Say;
  readonly reply: Say;
  readonly right?: boolean;
}

/** One thing that Pip says, and what lies there meanwhile. */
export interface Beat<G extends GameId = GameId> {
  /** After so many inputs of the record. */
  readonly at: number;
  /** In the middle of it, while this is shown; without it, what lies there in the end. */
  readonly show?: (news: NewsOf[G]) => boolean;
  readonly say: Say;
  readonly ask?: readonly Choice[];
}

/** What is known at the table of the first own round; all that a hint may go by. */
export interface Situation<G extends GameId = GameId> {
  readonly view: Views[G];
  readonly question: Question | null;
  readonly seat: number;
}

export interface Lesson<G extends GameId = GameId> {
  readonly record: MatchRecord;
  /** Through whose eyes. */
  readonly eyes: number | null;
  readonly beats: readonly Beat<G>[];
  readonly table: Omit<NewTable, "game" | "name">;
  /** What Pip says while it is our turn. */
  readonly hint: (situation: Situation<G>) => Say | null;
  /** What Pip says when the round is over; null while it is not. `log` is everything that our seat was told. */
  readonly over: (log: readonly NewsOf[G][], seat: number, names: readonly string[]) => Say | null;
}

export interface Frame<G extends GameId = GameId> {
  readonly view: Views[G];
  readonly scene: Scene<G> | null;
}

/** What the board shows while Pip says this. */
export function frameOf<G extends GameId>(beat: Beat<G>, number: number, steps: readonly Step[], staging: Staging<G>): Frame<G> {
  const place = steps.findIndex((step) => step.sequence === beat.at);
  const step = steps[place];
  if (!step) throw new RangeError(`no step has ${beat.at} inputs`);
  const after = step.view as Views[G];
  const before = (steps[place - 1]?.view ?? step.view) as Views[G];
  const shown = beat.show && staging.scenes(step.news as NewsOf[G][]).find(({ news, ms }) => ms > 0 && news.some(beat.show!));
  return shown ? { view: before, scene: { ...shown, number, before, after } } : { view: after, scene: null };
}

/** One of several answers, as it is said. */
export function choice(say: Say, reply: string, right = false): Choice {
  return { say, reply: { id: reply }, right };
}

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");

/** The lesson of a game. */
export async function loadLesson(game: GameId): Promise<Lesson> {
  return (await lessons[`../games/${game}/lesson.ts`]!()).lesson;
}
