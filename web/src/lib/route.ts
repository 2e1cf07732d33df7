/** The way to a table where several servers share a place: at which path its server is found, and whose word is the newest. */

import type { Opened } from "./wire.ts";

/** Where every table can be reached, if need be by way of another server. */
export const ANYWHERE = "/live";
/** So often in a row we are sent on at once; servers that do it more often do not agree yet. */
export const MOST_MOVES = 5;

/** Where tables of our own were opened. */
const openedAt = new Map<string, string>();

/** Remember where a table was opened, for whoever goes there from this page. */
export function signpost({ code, live = "" }: Pick<Opened, "code" | "live">): void {
  if (live) openedAt.set(code, live);
}

export class Route {
  /** Below the base of the place. */
  path = ANYWHERE;
  /** Whether we go where we are sent; otherwise we are passed on from where we are. */
  follows = true;
  /** The highest seen of this table. */
  epoch = 0;
  #table: string | null = null;
  #moves = 0;

  /** To this table. What was known of another one does not hold for it. */
  to(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.epoch = this.#moves = 0;
    this.follows = true;
    this.come(openedAt.get(table));
  }

  /** The next connection is made there. */
  come(live = ""): void {
    this.path = live.startsWith("/") ? live : ANYWHERE; // anything else could name another host
  }

  /** We are sent on; answers whether to go at once. */
  moved(live: string): boolean {
    const atOnce = ++this.#moves <= MOST_MOVES;
    if (!atOnce) this.#moves = 0;
    this.come(atOnce ? live : ANYWHERE);
    return atOnce;
  }

  /** The table's own server has let us in; we come back to it. */
  arrived(live?: string): void {
    this.#moves = 0;
    this.follows = true;
    this.come(live);
  }

  /** Nobody is there: any other server will do. Whoever was sent there would be sent there again, so we are passed on. */
  failed(): void {
    if (this.#moves > 0) this.follows = false;
    this.#moves = 0;
    this.come();
  }

  /** Whether this comes from a server that had the table before the last one that we know of. */
  isOld(epoch = 0): boolean {
    if (epoch < this.epoch) return true;
    this.epoch = epoch;
    return false;
  }
}
