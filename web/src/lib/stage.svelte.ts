/**
 * The stage shows updates one after another, each for as long as it takes to see what happened.
 * The server is always ahead of it; a board draws what the stage shows.
 */

import type { Lying, Planned, Scene, Staging, Told } from "./board.ts";
import { known } from "./familiar.ts";
import type { News, View } from "./wire.ts";

interface Waiting<V extends View, N extends News> extends Planned<N> {
  readonly after: Lying<V>;
  /** Whether it is the last scene of its update. */
  readonly last: boolean;
  /** To be called as it begins: its news may be read aloud now. */
  readonly tell?: () => void;
}

const MOST_WAITING_MS = 8800;

export class Stage<V extends View = View, N extends News = News> {
  /** The table, as far as it has been shown. */
  lying = $state.raw<Lying<V> | null>(null);
  scene = $state.raw<Scene<V, N> | null>(null);
  /** What the scenes of an update have told so far. */
  told = $state.raw<readonly Told<N>[]>([]);
  /** The latest news with words. */
  last = $state.raw<readonly Told<N>[]>([]);
  readonly #staging: Staging<N>;
  readonly #patience: number;
  #waiting: Waiting<V, N>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  /** `patience`: how far behind it may fall, in milliseconds, before it skips scenes. */
  constructor(staging: Staging<N>, patience = MOST_WAITING_MS) {
    this.#staging = staging;
    this.#patience = patience;
  }

  /** Whether a scene is still running. */
  get busy(): boolean {
    return this.scene !== null;
  }

  /** Take an update: its news, and the table after it. `tell` gets the news as soon as it may be read aloud, in one piece or several. */
  show(after: Lying<V>, news: readonly Told<N>[], missed = false, tell: (news: readonly Told<N>[]) => void = () => {}): void {
    if (news.some(({ told }) => told.length > 0)) this.last = news;
    if (missed || this.lying === null || this.#staging.urgent?.(news)) {
      this.#cut(after);
      tell(news);
      return;
    }
    const scenes: Planned<N>[] = this.#staging.scenes(news, after.view).filter((scene) => scene.ms > 0);
    if (scenes.at(-1)?.telling === "hush") scenes.push({ news: [], ms: 0 }); // to tell it when it is over
    const later = scenes.some(({ telling }) => telling !== undefined) || this.#waiting.some((one) => one.tell);
    let untold = news;
    scenes.forEach((scene, at) => {
      const last = at === scenes.length - 1;
      const now = last ? untold : scene.telling === "hush" ? [] : untold.slice(0, untold.indexOf(scene.news.at(-1)!) + 1);
      untold = untold.slice(now.length);
      this.#waiting.push({ ...scene, after, last, tell: later && now.length > 0 ? () => tell(now) : undefined });
    });
    if (scenes.length === 0) {
      if (this.busy) this.#waiting.push({ news: [], ms: 0, after, last: true, tell: later ? () => tell(news) : undefined });
      else this.lying = after;
    }
    if (this.#behind() > this.#patience) this.#cut(after);
    else if (!this.busy) this.#next();
    if (!later) tell(news);
  }

  /** Skip the rest of this scene. */
  skip(): void {
    if (this.busy) this.#next();
  }

  /** Stop showing anything. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #cut(after: Lying<V>): void {
    const untold = this.#waiting;
    this.close();
    for (const { tell } of untold) tell?.();
    this.told = [];
    this.scene = null;
    this.lying = after;
  }

  #behind(): number {
    return this.#waiting.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.scene?.news.length && this.#shown?.last) this.lying = this.#shown.after;
    if (this.#shown?.kind) known(this.#shown.kind);
    const next = this.#waiting.shift();
    this.#shown = next;
    if (!next) {
      this.told = [];
      this.scene = null;
      return;
    }
    next.tell?.();
    if (next.ms === 0) {
      this.lying = next.after;
      this.scene = null;
      this.#next();
      return;
    }
    const { news, ms, after, telling } = next;
    if (telling && news.some(({ told }) => told.length > 0)) this.told = news;
    this.scene = { number: ++this.#number, news, before: this.lying?.view ?? null, after: after.view, words: after.words, ms, telling };
    const due = Date.now() + ms;
    this.#timer = setTimeout(() => {
      // In a hidden page timers come late, perhaps too late for anybody to want to see the rest.
      if (Date.now() - due > this.#patience) this.#cut(this.#waiting.at(-1)?.after ?? after);
      else this.#next();
    }, ms);
  }

  #shown: Waiting<V, N> | undefined;
}
