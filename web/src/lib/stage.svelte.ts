/**
 * The stage: shows updates one after the other, each for as long as it takes to see what happened.
 * The server is always ahead of it; a board draws what the stage shows.
 */

import type { GameId, Scene, Staging } from "./board.ts";
import type { NewsOf, Views } from "./views.ts";

interface Waiting<G extends GameId> {
  readonly news: readonly NewsOf[G][];
  readonly ms: number;
  readonly after: Views[G];
  /** The last scene of its update. */
  readonly last: boolean;
}

const MOST_WAITING_MS = 8000;

export class Stage<G extends GameId> {
  /** What lies there, as far as it has been shown. */
  view = $state.raw<Views[G] | null>(null);
  scene = $state.raw<Scene<G> | null>(null);
  readonly #staging: Staging<G>;
  readonly #patience: number;
  #waiting: Waiting<G>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  /** `patience`: how far it may lag behind before it leaves scenes out, in milliseconds. */
  constructor(staging: Staging<G>, patience = MOST_WAITING_MS) {
    this.#staging = staging;
    this.#patience = patience;
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.scene !== null;
  }

  /** An update has come: its news, and what lies there after them. */
  show(view: Views[G], news: readonly NewsOf[G][], missed = false): void {
    if (missed || this.view === null || this.#staging.urgent?.(news)) {
      this.#cut(view);
      return;
    }
    const scenes = this.#staging.scenes(news).filter((scene) => scene.ms > 0);
    this.#waiting.push(...scenes.map((scene, at) => ({ ...scene, after: view, last: at === scenes.length - 1 })));
    if (scenes.length === 0) {
      if (this.busy) this.#waiting.push({ news: [], ms: 0, after: view, last: true });
      else this.view = view;
    }
    if (this.#behind() > this.#patience) this.#cut(view);
    else if (!this.busy) this.#next();
  }

  /** It was seen: go on. */
  skip(): void {
    if (this.busy) this.#next();
  }

  /** Show nothing any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #cut(view: Views[G]): void {
    this.close();
    this.scene = null;
    this.view = view;
  }

  #behind(): number {
    return this.#waiting.reduce((sum, one) => sum + one.ms, 0);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.scene?.news.length && this.#shown?.last) this.view = this.#shown.after;
    const next = this.#waiting.shift();
    this.#shown = next;
    if (!next) {
      this.scene = null;
      return;
    }
    if (next.ms === 0) {
      this.view = next.after;
      this.scene = null;
      this.#next();
      return;
    }
    this.scene = { number: ++this.#number, news: next.news, before: this.view, after: next.after, ms: next.ms };
    this.#timer = setTimeout(() => this.#next(), next.ms);
  }

  #shown: Waiting<G> | undefined;
}
