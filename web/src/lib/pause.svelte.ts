/** A pause of a table: nothing can be saved, so its clocks stand still. */

import type { Paused } from "./wire.ts";

/** Why, for people; that it is calm and goes on by itself is said beside it. */
const WHY: Readonly<Record<Paused["reason"], string>> = { unreachable: "paused-unreachable", full: "paused-full", busy: "paused-busy" };

export class Pause {
  /** The message that says why; null while the table goes on. */
  why = $state<string | null>(null);
  /** Since when, by the clock that deadlines go by. */
  at = $state<number | null>(null);

  begin(reason: Paused["reason"], now: number): void {
    this.why = WHY[reason] ?? WHY.unreachable; // another one of a newer server
    this.at ??= now;
  }

  /** It is over, or nobody knows: how long it was. */
  end(now: number): number {
    const lasted = now - (this.at ?? now);
    this.why = this.at = null;
    return lasted;
  }
}
