/** A short vibration when it is our turn, but only if the device has been put aside. */

import { settings } from "./settings.svelte.ts";

/** If a page hasn't been touched for this long, the device may be lying on the table. */
export const IDLE_MS = 20_000;
const SHORT_MS = 80;
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

interface Moment {
  readonly hidden: boolean;
  /** Time since the page was last touched. */
  readonly idleMs: number;
  /** In a race everyone is looking anyway, and nothing may distract them. */
  readonly race: boolean;
  readonly wanted: boolean;
}

/** Whether to vibrate now. */
export function calls({ hidden, idleMs, race, wanted }: Moment): boolean {
  return wanted && !race && (hidden || idleMs >= IDLE_MS);
}

/** Whether the device can vibrate, as far as a page can tell. A silenced device ignores the request. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Whether the settings allow it: they can turn off vibration or all movement. */
export function wanted(): boolean {
  return settings.get("vibration") === "on" && settings.moves;
}

export function vibrate(): void {
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return; // the browser would refuse with a warning
  navigator.vibrate(SHORT_MS);
}

/** Measures how long a page has gone untouched. */
export class Touches {
  #last: number;
  readonly #now: () => number;

  constructor(now = (): number => performance.now()) {
    this.#now = now;
    this.#last = now();
  }

  get idleMs(): number {
    return this.#now() - this.#last;
  }

  /** Watch for touches. The function returned stops this. */
  watch(page: EventTarget = document): () => void {
    const touched = (): void => void (this.#last = this.#now());
    for (const kind of TOUCHES) page.addEventListener(kind, touched, { capture: true, passive: true });
    return () => {
      for (const kind of TOUCHES) page.removeEventListener(kind, touched, { capture: true });
    };
  }
}
