/** What pages and boards know of a place at a live table. */

import type { Told } from "./board.ts";
import type { World } from "./line.ts";
import type { Keep } from "./storage.ts";

export type State =
  | "connecting" // for the first time, or on the way to another server
  | "open"
  | "lost" // and trying again
  | "refused" // no such table, for one: see `refusal`
  | "closed";

/** What is new with an update, and was not known before. */
export interface Fresh {
  readonly news: readonly Told[];
  /** It happened while we were away, or before we came: show it as it is now, without a show. */
  readonly missed: boolean;
}

export interface Options {
  /** Several at one device keep their seats apart by this. */
  slot?: string;
  world?: World;
  kept?: Keep;
}
