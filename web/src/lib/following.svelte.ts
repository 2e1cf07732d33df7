/** Make a stage follow a table: play its news in order, but never replay what was missed. */

import { untrack } from "svelte";
import { announce } from "./announce.svelte.ts";
import type { Lying, Told } from "./board.ts";
import { forget } from "./familiar.ts";
import type { Fresh, Live } from "./live.svelte.ts";
import { speak, t } from "./speaking.svelte.ts";
import type { Stage } from "./stage.svelte.ts";
import { playersOf } from "./telling.ts";
import type { Say } from "./texts.ts";
import type { Question, SeatInfo } from "./wire.ts";

const MISSED_SHOWN = 3;

export class Following {
  readonly #live: Live;
  readonly #stage: Stage;
  readonly #heard: (fresh: Fresh) => void;
  #shown: Lying | null = null;
  #match: string | null = null;

  /** `heard` is called with news once it may be told, usually at once. */
  constructor(live: Live, stage: Stage, heard: (fresh: Fresh) => void = () => {}) {
    this.#live = live;
    this.#stage = stage;
    this.#heard = heard;
  }

  /** Start following; call it in an effect. The function returned stops this. */
  start(): () => void {
    const stop = this.#live.onNews((fresh) => {
      this.#show(fresh.news, fresh.missed, (news) => this.#heard({ ...fresh, news }));
    });
    // A view can change without news: a match begins, somebody takes a seat.
    $effect(() => {
      if (this.#live.lying !== this.#shown) untrack(() => this.#show([], false));
    });
    return () => {
      stop();
      this.#stage.close();
    };
  }

  #show(news: readonly Told[], missed: boolean, tell: (news: readonly Told[]) => void = () => {}): void {
    const { lying, match } = this.#live;
    if (!lying) return tell(news);
    const otherEyes = this.#shown !== null && this.#shown.view.seat !== lying.view.seat;
    this.#stage.show(lying, news, missed || otherEyes || match !== this.#match, tell);
    if (match !== this.#match) forget();
    this.#shown = lying;
    this.#match = match;
  }
}

/** The question a board may ask now: only when everything that led to it has been shown, except in a race. */
export function askable(question: Question | null, busy: boolean): Question | null {
  return busy && !question?.race ? null : question;
}

/** What the page around a board may reveal: never more than the board has shown. */
export class Seen {
  stage = $state.raw<Stage>();
  /** The story so far. */
  told = $state.raw<readonly Say[]>([]);
  /** The same as news, for a story in pictures. */
  log = $state.raw<readonly Told[]>([]);
  /** The last of what happened while we were disconnected. */
  missed = $state.raw<readonly Say[]>([]);
  /** Everybody who is playing, or has just played. */
  players = $state.raw<readonly SeatInfo[]>([]);
  readonly #live: Live;

  /** Construct it where effects are allowed. */
  constructor(live: Live) {
    this.#live = live;
    $effect(() => {
      if (this.busy) return;
      this.told = live.story;
      this.log = live.log;
    });
    $effect.pre(() => {
      if (live.table) this.players = playersOf(live.table, untrack(() => this.players));
    });
  }

  /** Read news out as it comes, but only the last of what was missed. */
  hear = ({ news, missed }: Fresh): void => {
    const told = news.flatMap((one) => one.told);
    if (!missed) for (const one of told) announce(speak(one));
    else if (told.length > 0 && this.#live.log.length > news.length) {
      this.missed = told.slice(-MISSED_SHOWN);
      announce([t("missed"), ...this.missed.map(speak)].join(" "));
    }
  };

  get busy(): boolean {
    return this.stage?.busy ?? false;
  }

  /** The seats we are waiting for, as far as the board has shown. */
  get asked(): readonly number[] {
    return this.busy ? [] : (this.#live.question?.seats ?? []);
  }

  /** The match is over, and the board has shown how it ended. */
  get over(): boolean {
    return this.#live.outcome !== null && !this.busy;
  }

  /** The latest line of the story. */
  get line(): Say | undefined {
    return this.stage?.told.findLast(({ told }) => told.length > 0)?.told.at(-1) ?? this.told.at(-1);
  }

  /** What lies there in words, for a board whose scenes are told as they begin: as far as they have been shown. */
  get scene(): readonly Say[] {
    const { scene, lying } = this.stage ?? {};
    return scene?.telling && lying ? lying.words.scene : this.#live.scene;
  }
}
