/** Calling somebody whose turn it is, by a short vibration: only when they have put the device aside. */

import { settings } from "./settings.svelte.ts";

/** A page that nobody has touched for so long may lie on the table. */
export const IDLE_MS = 20_000;
const SHORT_MS = 80;
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

interface Moment {
  readonly hidden: boolean;
  /** Since the page was touched. */
  readonly idleMs: number;
  /** In a race everybody looks anyway, and nothing may distract them. */
  readonly race: boolean;
  readonly wanted: boolean;
}

/** Whether to call at this moment. */
export function calls({ hidden, idleMs, race, wanted }: Moment): boolean {
  return wanted && !race && (hidden || idleMs >= IDLE_MS);
}

/** Whether this device can, as far as a page knows. A device that has been silenced stays still by itself. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Whoever asked for calm, or for no vibration, gets none. */
export function wanted(): boolean {
  return settings.get("vibration") === "on" && settings.moves;
}

export function vibrate(): void {
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return; // it would be refused, with a warning
  navigator.vibrate(SHORT_MS);
}

/** How long a page has been left alone. */
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
