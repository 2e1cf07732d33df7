/**
 * The stage shows updates one after another, each for as long as it takes to see what happened.
 * The server is always ahead of it; a board draws what the stage shows.
 */

import type { Lying, Scene, Staging, Told } from "./board.ts";
import type { News, View } from "./wire.ts";

interface Waiting<V extends View, N extends News> {
  readonly news: readonly Told<N>[];
  readonly ms: number;
  readonly after: Lying<V>;
  /** Whether it is the last scene of its update. */
  readonly last: boolean;
}

const MOST_WAITING_MS = 8000;

export class Stage<V extends View = View, N extends News = News> {
  /** The table, as far as it has been shown. */
  lying = $state.raw<Lying<V> | null>(null);
  scene = $state.raw<Scene<V, N> | null>(null);
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

  /** Take an update: its news, and the table after it. */
  show(after: Lying<V>, news: readonly Told<N>[], missed = false): void {
    if (news.some(({ told }) => told.length > 0)) this.last = news;
    if (missed || this.lying === null || this.#staging.urgent?.(news)) {
      this.#cut(after);
      return;
    }
    const scenes = this.#staging.scenes(news).filter((scene) => scene.ms > 0);
    this.#waiting.push(...scenes.map((scene, at) => ({ ...scene, after, last: at === scenes.length - 1 })));
    if (scenes.length === 0) {
      if (this.busy) this.#waiting.push({ news: [], ms: 0, after, last: true });
      else this.lying = after;
    }
    if (this.#behind() > this.#patience) this.#cut(after);
    else if (!this.busy) this.#next();
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
    this.close();
    this.scene = null;
    this.lying = after;
  }

  #behind(): number {
    return this.#waiting.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.scene?.news.length && this.#shown?.last) this.lying = this.#shown.after;
    const next = this.#waiting.shift();
    this.#shown = next;
    if (!next) {
      this.scene = null;
      return;
    }
    if (next.ms === 0) {
      this.lying = next.after;
      this.scene = null;
      this.#next();
      return;
    }
    const { news, ms, after } = next;
    this.scene = { number: ++this.#number, news, before: this.lying?.view ?? null, after: after.view, words: after.words, ms };
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #shown: Waiting<V, N> | undefined;
}
