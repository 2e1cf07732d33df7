/** What a page and a game's board agree on. */

import type { Component } from "svelte";
import type { Lesson } from "./lesson.ts";
import type { Say } from "./texts.ts";
import type { Message, News, Question, SeatInfo, View, Words } from "./wire.ts";

/** A piece of news with what it says, sentence by sentence. */
export type Told<N extends News = News> = N & { readonly told: readonly Say[] };

/** What lies there, also in words. */
export interface Lying<V extends View = View> {
  readonly view: V;
  readonly words: Words;
}

/** Some news that are shown together for a while: a reveal, a lost turn, a photo finish. */
export interface Scene<V extends View = View, N extends News = News> {
  /** Another one for each scene. */
  readonly number: number;
  readonly news: readonly Told<N>[];
  /** What lay there before; null if we have just come. */
  readonly before: V | null;
  /** What will lie there when all scenes of this update have been shown. */
  readonly after: V;
  /** The same in words. */
  readonly words: Words;
  /** How long it is shown, also with reduced motion: it is there to be read. */
  readonly ms: number;
  readonly telling?: Telling;
}

/**
 * When the page around a board tells a scene: aloud at once and in print when all scenes were shown, unless it says `now`: as it begins.
 * With `hush` nothing that follows in this update may be told yet, not even aloud: the dice are still in the air.
 */
export type Telling = "now" | "hush";

export interface BoardProps<V extends View = View, N extends News = News> {
  /** What lies there, as our seat sees it; while a scene is shown, what lay there before it. */
  view: V;
  /** The same in words. */
  words: Words;
  /** What is being shown right now; null when everything has been seen. */
  scene: Scene<V, N> | null;
  /** What was told last. */
  last: readonly Told<N>[];
  /** Our seat; null for those who look on. */
  seat: number | null;
  /** Everybody, in the order of their seats; `nameOf(seats[0].name)` is a name to be read. */
  seats: readonly SeatInfo[];
  options: Readonly<Record<string, unknown>>;
  /** Which match it is; after it there may be another one. */
  match?: string | null;
  /** Open, and everything that led to it has been shown; `legal` is empty unless our seat is asked. */
  question: Question | null;
  /** What we have sent for this question and nobody has confirmed yet. */
  chosen: string | null;
  /** What the coach would do, of `question.legal`: to be marked, and described by the element `hinted`. */
  hinted?: string | null;
  /** When the time for the question is over, by `performance.now()`; null without a clock. */
  deadline: number | null;
  /** Answer with one of `question.legal`; in a race `at` is the event's `timeStamp`. */
  act: (action: string, at?: number) => void;
  /** In a race: the mouse can be seen now; to be called in the frame after it was drawn. */
  painted: () => void;
  /** The scene was seen: go on. */
  skip: () => void;
  /** On a big screen: from three metres, nobody's hand. */
  big: boolean;
}

/** The news of an update or a step, each with what it says. */
export function newsOf<N extends News>({ news, told = [] }: { news: readonly N[]; told?: Message[][] }): Told<N>[] {
  return news.map((one, at) => ({ ...one, told: told[at] ?? [] }));
}

/** A board that is only looked at. */
export const STILL = { question: null, chosen: null, deadline: null, act: () => {}, painted: () => {}, skip: () => {}, big: false } as const;

/** How news become scenes. Those without any time are not shown, only their result is. */
export interface Staging<N extends News = News> {
  scenes: (news: readonly Told<N>[]) => readonly Pick<Scene<View, N>, "news" | "ms" | "telling">[];
  /** These cannot wait for scenes that are still being shown: a race is on. */
  urgent?: (news: readonly Told<N>[]) => boolean;
}

/** The hand of a seat as small pictures, to be looked at only: for replays with all cards open. */
export interface HandProps<V extends View = View> {
  view: V;
  /** What this seat sees and nobody else, in words. */
  own: readonly Say[];
}

/** All that is needed to show a match: loaded when it is needed. */
export interface Game {
  // Only a game's own folder knows what is in its views and news.
  Board: Component<BoardProps<any, any>>;
  Hand: Component<HandProps<any>>;
  staging: Staging<any>;
}

type Loading<Exports> = () => Promise<Exports>;

/** What a game's folder has, each fetched when it is wanted. */
export interface Folder {
  /** Where it stands among the games on offer. */
  readonly order: number;
  readonly board: Loading<{ default: Game["Board"] }>;
  readonly hand: Loading<{ default: Game["Hand"] }>;
  readonly staging: Loading<{ staging: Game["staging"] }>;
  readonly picture: Loading<{ default: Component<any> }>;
  readonly lesson?: Loading<{ lesson: Lesson<any, any> }>;
  /** The pictures of the rules, by their names. */
  readonly figure?: Loading<{ default: Component<{ name: string }> }>;
}
