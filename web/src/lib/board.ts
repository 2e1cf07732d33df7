/** What a page and a game's board agree on. */

import type { Component } from "svelte";
import type { Say } from "./texts.ts";
import type { NewsOf, Views } from "./views.ts";
import type { Question, SeatInfo } from "./wire.ts";

export type GameId = keyof Views;

/** Some news that are shown together for a while: a reveal, a lost turn, a photo finish. */
export interface Scene<G extends GameId = GameId> {
  /** Another one for each scene. */
  readonly number: number;
  readonly news: readonly NewsOf[G][];
  /** What lay there before; null if we have just come. */
  readonly before: Views[G] | null;
  /** What will lie there when all scenes of this update have been shown. */
  readonly after: Views[G];
  /** How long it is shown, also with reduced motion: it is there to be read. */
  readonly ms: number;
}

export interface BoardProps<G extends GameId = GameId> {
  /** What lies there, as our seat sees it; while a scene is shown, what lay there before it. */
  view: Views[G];
  /** What is being shown right now; null when everything has been seen. */
  scene: Scene<G> | null;
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

/** How news become scenes. Those without any time are not shown, only their result is. */
export interface Staging<G extends GameId = GameId> {
  scenes: (news: readonly NewsOf[G][]) => readonly { news: readonly NewsOf[G][]; ms: number }[];
  /** These cannot wait for scenes that are still being shown: a race is on. */
  urgent?: (news: readonly NewsOf[G][]) => boolean;
}

/** The hand of a seat as small pictures, to be looked at only: for replays with all cards open. */
export interface HandProps<G extends GameId = GameId> {
  view: Views[G];
}

/** All that the client has of one game: loaded when it is needed. */
export interface Game<G extends GameId = GameId> {
  Board: Component<BoardProps<G>>;
  Hand: Component<HandProps<G>>;
  staging: Staging<G>;
}

export type { Say };
