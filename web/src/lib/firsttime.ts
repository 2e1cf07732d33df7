/** A first match that teaches itself: what Pip says in its first two rounds, where, and to whom. */

import type { Situation } from "./lesson.ts";
import { keep } from "./storage.ts";
import type { Say } from "./texts.ts";
import type { News, View } from "./wire.ts";

/** How many rounds Pip usually helps with. */
export const ROUNDS = 2;

/** One speech bubble of Pip’s. */
export interface Tip {
  readonly say: Say;
  /** What it speaks of: the `data-tip` of an element on the board. */
  readonly at: string;
  /** There is something to be done there; otherwise the bubble waits until it has been read. */
  readonly act?: boolean;
  /** Once read, it isn’t said in the next round again. */
  readonly once?: boolean;
  /** What must stay in view besides, by its `data-tip`. */
  readonly spare?: readonly string[];
}

/** What is known at the table when Pip speaks; the log is what our seat has been told. */
export interface Moment<V extends View = View, N extends News = News> extends Situation<V> {
  readonly log: readonly N[];
  readonly names: readonly string[];
  /** Counted from the first one that Pip helps with: 1 or 2. */
  readonly round: number;
}

/** A game’s own tips, in its folder beside its lesson. */
export interface FirstTime<V extends View = View, N extends News = News> {
  /** The goal of the game in one line, and where it shows. */
  readonly goal: Tip;
  /** How many rounds or turns are behind us. */
  readonly played: (moment: Situation<V> & { readonly log: readonly N[] }) => number;
  /** For how many rounds Pip stays, if they are too short to read in. */
  readonly rounds?: number;
  /** Whether a race is on: no moment for goodbyes, and this must stay in view too. */
  readonly racing?: (view: V) => boolean;
  readonly raced?: readonly string[];
  /** What is worth saying now: first what is to be read, then what is to be done, step by step. */
  readonly tips: (moment: Moment<V, N>) => readonly Tip[];
}

/** The names of tips that have been read. */
export type Read = ReadonlySet<string>;

/** A tip comes once a round, or only once. */
export function nameOfTip({ say, once }: Tip, round: number): string {
  return `${once ? 0 : round} ${say.id}`;
}

/** The tip to show: the first one not read yet, or else the last thing to be done that can be done already. */
export function tipOf(tips: readonly Tip[], round: number, read: Read, there: (at: string) => boolean): Tip | null {
  const open = tips.filter((tip) => !read.has(nameOfTip(tip, round)) && there(tip.at));
  return open.find((tip) => !tip.act) ?? open.at(-1) ?? null;
}

const key = (game: string): string => `tips.${game}`;

/** Whether a game needs no tips on this device any more: they have been seen, or the lesson has been taken. */
export function knows(game: string): boolean {
  const kept = keep.get(key(game));
  return kept === null ? keep.get(`lesson.${game}`) === "done" : kept === "done";
}

/** Give no more tips for this game. */
export function learned(game: string): void {
  keep.set(key(game), "done");
}

/** Give them again. */
export function forget(games: readonly string[]): void {
  for (const game of games) keep.set(key(game), "again");
}

/** The last news that began a round, and all that followed; everything if there is none. */
export function since<N extends News>(log: readonly N[], begins: (news: N) => boolean): readonly N[] {
  return log.slice(Math.max(0, log.findLastIndex(begins)));
}
