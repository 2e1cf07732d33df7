/** What pages and boards know about a place at a live table. */

import type { Told } from "./board.ts";
import type { World } from "./line.ts";
import type { Keep } from "./storage.ts";

export type State =
  | "connecting" // for the first time, or on the way to another server
  | "open"
  | "lost" // and trying again
  | "refused" // for instance no such table: see `refusal`
  | "closed";

/** The news in an update that was not known before. */
export interface Fresh {
  readonly news: readonly Told[];
  /** It happened while we were disconnected, or before we came: show its result without animation. */
  readonly missed: boolean;
}

export interface Options {
  /** Keeps the seats of several people at one device apart. */
  slot?: string;
  world?: World;
  kept?: Keep;
}
