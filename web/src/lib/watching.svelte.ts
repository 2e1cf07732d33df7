/** A match watched again: forward scene by scene, anywhere else at once. */

import { newsOf, type Staging, type Told } from "./board.ts";
import { forget } from "./familiar.ts";
import { Stage } from "./stage.svelte.ts";
import type { Say } from "./texts.ts";
import type { SeatInfo, Step, View } from "./wire.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** For a step without words: somebody has chosen, and we don't see what. */
const QUIET_MS = 450;
/** After a scene, which allowed time for reading. */
const SEEN_MS = 700;
/** For words without a scene. */
const READING_MS = 1000;
const LETTER_MS = 20;
const LONGEST_MS = 4000;

export class Watching {
  /** The step shown last. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  steps = $state.raw<readonly Step[]>([]);
  readonly stage: Stage;
  readonly #length: (told: readonly Say[]) => number;
  #scenes = 0;

  /** `length`: the number of letters in a text once translated. */
  constructor(steps: readonly Step[], staging: Staging, length: (told: readonly Say[]) => number) {
    this.steps = steps;
    this.#length = length;
    // The races are over, so nothing is urgent.
    const scenes = (news: readonly Told[], after: View) => staging.scenes(news, after).map((scene) => ({ ...scene, ms: scene.ms / this.speed }));
    this.stage = new Stage({ scenes }, Infinity);
    forget();
    this.jump(0);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Show the same match from another seat. */
  look(steps: readonly Step[]): void {
    this.steps = steps;
    this.jump(this.at);
  }

  /** Go there at once. */
  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    this.#scenes = 0;
    this.stage.show(this.step, newsOf(this.step), true);
  }

  /** Advance one step, skipping the rest of the current scene. */
  forward(): void {
    if (this.at === this.last) return;
    if (this.stage.busy) this.stage.show(this.step, [], true);
    this.at++;
    this.stage.show(this.step, newsOf(this.step));
    this.#scenes = this.stage.busy ? 1 : 0;
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Go to the beginning of the previous or next round, turn or mouse. */
  chapter(direction: 1 | -1): void {
    const begins = this.chapters;
    const next = direction > 0 ? begins.find((place) => place > this.at) : begins.findLast((place) => place < this.at);
    this.jump(next ?? (direction > 0 ? this.last : 0));
  }

  /** The steps that begin something new. */
  get chapters(): readonly number[] {
    return this.steps.flatMap((step, place) => (step.begins ? [place] : []));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last && !this.stage.busy) this.jump(0);
    this.playing = !this.playing;
  }

  /** Advance automatically while playing. Call it in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing || this.stage.busy) return;
    if (this.at === this.last) {
      this.playing = false;
      return;
    }
    const timer = setTimeout(() => this.forward(), this.#pause() / this.speed);
    return () => clearTimeout(timer);
  }

  close(): void {
    this.playing = false;
    this.stage.close();
  }

  #pause(): number {
    const told = this.step.told?.flat() ?? [];
    if (told.length === 0) return QUIET_MS;
    if (this.#scenes > 0) return SEEN_MS;
    return Math.min(LONGEST_MS, READING_MS + LETTER_MS * this.#length(told));
  }
}

/** The same with the names we know, in place of "name-seat-1". */
export function renamed<Words>(words: Words, names: readonly string[]): Words {
  const known = new Map(names.map((name, seat) => [`name-seat-${seat + 1}`, name]));
  return JSON.parse(JSON.stringify(words), (_, value: unknown) => known.get(value as string) ?? value) as Words;
}

/** Who played a match. */
export interface Played {
  readonly names: readonly string[];
  /** With their portraits and colours. */
  readonly players?: readonly SeatInfo[];
  /** Our own seat. */
  readonly own?: number | null;
}

/** The players of matches from this visit: names and portraits are stored nowhere else. */
export const whoPlayed = new Map<string, Played>();

/** Somebody of whom only the name is known. */
export function called(name: string): SeatInfo {
  return { name, kind: "person", bot: "", portrait: "", colour: "", free: false, next: "", here: true, host: false, wins: 0, line: "", line_ms: 0, stand_in: false };
}
