/** The contract between a page and a game's board. */

import type { Component } from "svelte";
import type { FirstTime } from "./firsttime.ts";
import type { Lesson } from "./lesson.ts";
import type { Storytelling } from "./storytelling.ts";
import type { Occasions } from "./remarks.ts";
import type { Say } from "./texts.ts";
import type { Message, News, Question, SeatInfo, View, Words } from "./wire.ts";

/** A piece of news in words, sentence by sentence. */
export type Told<N extends News = News> = N & { readonly told: readonly Say[] };

/** The state of the table, also in words. */
export interface Lying<V extends View = View> {
  readonly view: V;
  readonly words: Words;
}

/** News shown together for a while: a reveal, a lost turn, a photo finish. */
export interface Scene<V extends View = View, N extends News = News> {
  /** A different number for each scene. */
  readonly number: number;
  readonly news: readonly Told<N>[];
  /** The view before it; null if we have just arrived. */
  readonly before: V | null;
  /** The view after all scenes of this update. */
  readonly after: V;
  /** The words for that view. */
  readonly words: Words;
  /** How long it is shown, even with reduced motion: there is text to read. */
  readonly ms: number;
  readonly telling?: Telling;
}

/** A scene as a game plans it. */
export interface Planned<N extends News = News> extends Pick<Scene<View, N>, "news" | "ms" | "telling"> {
  /** What it is called once it has been seen; see `familiar.ts`. */
  readonly kind?: string;
}

/**
 * When the page around a board tells a scene: aloud at once and in print after all scenes; with `now`, both as it begins.
 * With `hush`, nothing that follows in this update may be told yet, not even aloud: the dice are still in the air.
 * What the board needs to know of it already comes without its words; see `wordless`.
 */
export type Telling = "now" | "hush";

export interface BoardProps<V extends View = View, N extends News = News> {
  /** The table as our seat sees it. During a scene: the view before it. */
  view: V;
  /** The words for that view. */
  words: Words;
  /** The scene being shown right now; null when everything has been shown. */
  scene: Scene<V, N> | null;
  /** The latest news. */
  last: readonly Told<N>[];
  /** Our seat; null for spectators. */
  seat: number | null;
  /** Everybody, in seat order; `nameOf(seats[0].name)` is a name for display. */
  seats: readonly SeatInfo[];
  options: Readonly<Record<string, unknown>>;
  /** The id of the match; another one may follow. */
  match?: string | null;
  /** Set once everything that led to it has been shown; `legal` is empty unless our seat is asked. */
  question: Question | null;
  /** Our answer to this question, sent but not confirmed yet. */
  chosen: string | null;
  /** The coach's choice from `question.legal`: mark it, and let the element `hinted` describe it. */
  hinted?: string | null;
  /** When the time for the question expires, by `performance.now()`; null without a clock. */
  deadline: number | null;
  /** Answer with one of `question.legal`; in a race `at` is the event's `timeStamp`. */
  act: (action: string, at?: number) => void;
  /** In a race: report that the mouse is visible. Call it in the frame after drawing. */
  painted: () => void;
  /** The scene has been seen: continue. Null where a board is only for looking at. */
  skip: (() => void) | null;
  /** On a big screen: seen from three metres, operated by nobody. */
  big: boolean;
}

/** The news of an update or a step, each with its words. */
export function newsOf<N extends News>({ news, told = [] }: { news: readonly N[]; told?: Message[][] }): Told<N>[] {
  return news.map((one, at) => ({ ...one, told: told[at] ?? [] }));
}

/** What a board may show already although it is not to be told yet. */
export function wordless<N extends News>(news: readonly Told<N>[]): Told<N>[] {
  return news.map((one) => ({ ...one, told: [] }));
}

/** The props of a board that is only for looking at. */
export const STILL = { question: null, chosen: null, deadline: null, act: () => {}, painted: () => {}, skip: null, big: false } as const;

/** How news becomes scenes. News without time isn't shown, only its result. */
export interface Staging<N extends News = News> {
  scenes: (news: readonly Told<N>[], after: View) => readonly Planned<N>[];
  /** Whether this news cannot wait for scenes still being shown: a race is on. */
  urgent?: (news: readonly Told<N>[]) => boolean;
}

/** A seat's hand as small pictures, only for looking at: for replays with all cards open. */
export interface HandProps<V extends View = View> {
  view: V;
  /** What only this seat sees, in words. */
  own: readonly Say[];
}

/** Everything needed to show a match, loaded on demand. */
export interface Game {
  // Only a game's own folder knows the types of its views and news.
  Board: Component<BoardProps<any, any>>;
  Hand: Component<HandProps<any>>;
  staging: Staging<any>;
}

type Loading<Exports> = () => Promise<Exports>;

/** The contents of a game's folder, each loaded on demand. */
export interface Folder {
  /** Its position among the games on offer. */
  readonly order: number;
  readonly board: Loading<{ default: Game["Board"] }>;
  readonly hand: Loading<{ default: Game["Hand"] }>;
  readonly staging: Loading<{ staging: Game["staging"] }>;
  /** Without it, the story is told in words alone. */
  readonly story?: Loading<{ story: Storytelling<any> }>;
  readonly picture: Loading<{ default: Component<any> }>;
  /** What bots say about it; without, they only speak at the end. */
  readonly remarks?: Loading<{ occasions: Occasions<any> }>;
  readonly lesson?: Loading<{ lesson: Lesson<any, any> }>;
  /** Tips for somebody’s first match. */
  readonly first?: Loading<{ first: FirstTime<any, any> }>;
  /** The pictures of the rules, by their names. */
  readonly figure?: Loading<{ default: Component<{ name: string }> }>;
}
