/** Lets a stage follow a table: what is told there is shown, in order; what was missed is not played again. */

import { untrack } from "svelte";
import type { GameId } from "./board.ts";
import type { Live } from "./live.svelte.ts";
import type { Stage } from "./stage.svelte.ts";
import { playersOf } from "./telling.ts";
import type { Say } from "./texts.ts";
import type { View } from "./views.ts";
import type { Question, SeatInfo } from "./wire.ts";

export class Following {
  readonly #live: Live;
  readonly #stage: Stage<GameId>;
  #shown: View | null = null;
  #match: string | null = null;

  constructor(live: Live, stage: Stage<GameId>) {
    this.#live = live;
    this.#stage = stage;
  }

  /** Begin; answers how to stop. To be called in an effect. */
  start(): () => void {
    const stop = this.#live.onNews(({ news, missed }) => this.#show(news, missed));
    // A view can change without news: a match begins, somebody takes a seat.
    $effect(() => {
      if (this.#live.view !== this.#shown) untrack(() => this.#show([], false));
    });
    return () => {
      stop();
      this.#stage.close();
    };
  }

  #show(news: Parameters<Stage<GameId>["show"]>[1], missed: boolean): void {
    const { view, match } = this.#live;
    if (!view) return;
    const otherEyes = this.#shown !== null && this.#shown.seat !== view.seat;
    this.#stage.show(view, news, missed || otherEyes || match !== this.#match);
    this.#shown = view;
    this.#match = match;
  }
}

/** The question that a board may ask now: not before everything that led to it was seen, unless it is a race. */
export function askable(question: Question | null, busy: boolean): Question | null {
  return busy && !question?.race ? null : question;
}

/** What the page around a board may say: never more than the board has shown. */
export class Seen {
  stage = $state.raw<Stage<GameId>>();
  /** The story so far. */
  told = $state.raw<readonly Say[]>([]);
  /** Everybody who plays, or has just played. */
  players = $state.raw<readonly SeatInfo[]>([]);
  readonly #live: Live;

  /** To be made where effects may be. */
  constructor(live: Live) {
    this.#live = live;
    $effect(() => {
      if (!this.busy) this.told = live.story;
    });
    $effect.pre(() => {
      if (live.table) this.players = playersOf(live.table, untrack(() => this.players));
    });
  }

  get busy(): boolean {
    return this.stage?.busy ?? false;
  }

  /** Who is being waited for, as far as one can see it. */
  get asked(): readonly number[] {
    return this.busy ? [] : (this.#live.question?.seats ?? []);
  }

  /** The match is over, and everybody has seen how. */
  get over(): boolean {
    return this.#live.outcome !== null && !this.busy;
  }

  /** What was told last. */
  get line(): Say | undefined {
    return this.told.at(-1);
  }
}
