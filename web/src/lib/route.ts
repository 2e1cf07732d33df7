/** The way to a table where several servers share the load: the path to its server, and whose word is the newest. */

import type { Opened } from "./wire.ts";

/** Every table can be reached here, relayed by another server if necessary. */
export const ANYWHERE = "/live";
/** We follow this many moves in a row. Servers that send us on more often have not agreed yet. */
export const MOST_MOVES = 5;

/** Where our own tables were opened. */
const openedAt = new Map<string, string>();

/** Remember where a table was opened, for when this page goes there. */
export function signpost({ code, live = "" }: Pick<Opened, "code" | "live">): void {
  if (live) openedAt.set(code, live);
}

export class Route {
  /** Below the base. */
  path = ANYWHERE;
  /** Whether we go where we are sent; otherwise the server we are at relays for us. */
  follows = true;
  /** The highest epoch seen for this table. */
  epoch = 0;
  #table: string | null = null;
  #moves = 0;

  /** Head for this table, and forget what was known about another. */
  to(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.epoch = this.#moves = 0;
    this.follows = true;
    this.come(openedAt.get(table));
  }

  /** Use this path for the next connection. */
  come(live = ""): void {
    this.path = live.startsWith("/") ? live : ANYWHERE; // anything else could name another host
  }

  /** Note that we are sent on; true if we should go at once. */
  moved(live: string): boolean {
    const atOnce = ++this.#moves <= MOST_MOVES;
    if (!atOnce) this.#moves = 0;
    this.come(atOnce ? live : ANYWHERE);
    return atOnce;
  }

  /** The table's own server has let us in: come back to it next time. */
  arrived(live?: string): void {
    this.#moves = 0;
    this.follows = true;
    this.come(live);
  }

  /** Nobody is there: any other server will do. It would only send us back, so ask it to relay. */
  failed(): void {
    if (this.#moves > 0) this.follows = false;
    this.#moves = 0;
    this.come();
  }

  /** Whether this comes from an earlier owner of the table than the latest we know of. */
  isOld(epoch = 0): boolean {
    if (epoch < this.epoch) return true;
    this.epoch = epoch;
    return false;
  }
}
