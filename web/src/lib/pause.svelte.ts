/** A pause of a table: nothing can be saved, so its clocks stand still. */

import type { Paused } from "./wire.ts";

/** The reason, in words. The reassurance that play continues by itself is shown beside it. */
const WHY: Readonly<Record<Paused["reason"], string>> = { unreachable: "paused-unreachable", full: "paused-full", busy: "paused-busy" };

export class Pause {
  /** The id of the message with the reason; null unless paused. */
  why = $state<string | null>(null);
  /** The start of the pause, on the clock used for deadlines. */
  at = $state<number | null>(null);

  begin(reason: Paused["reason"], now: number): void {
    this.why = WHY[reason] ?? WHY.unreachable; // an unknown reason comes from a newer server
    this.at ??= now;
  }

  /** End the pause, or stop assuming one. The number returned is how long it lasted. */
  end(now: number): number {
    const lasted = now - (this.at ?? now);
    this.why = this.at = null;
    return lasted;
  }
}
