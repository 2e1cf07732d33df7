/** The token of a seat, kept on this device: it belongs to whoever holds it. */

import { type Keep, seatKey } from "./storage.ts";

/** A token for the seat we are about to take: if the confirmation gets lost, we can ask again. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Ticket {
  /** The table's code or link, whichever brought us here. */
  table = "";
  token: string | null = null;
  readonly #kept: Keep;
  readonly #slot: string;

  constructor(kept: Keep, slot: string) {
    this.#kept = kept;
    this.#slot = slot;
  }

  /** Arrive with the token brought along, or otherwise with the one kept here. */
  present(table: string, brought?: string): void {
    this.table = table;
    this.token = brought ?? this.#kept.get(seatKey(table, this.#slot));
    if (brought) this.keep(brought);
  }

  /** Keep the token under the table's link and its code. Null forgets the seat. */
  keep(token: string | null, code = this.table): void {
    const had = this.token;
    this.token = token;
    if (had === null && token === null) return;
    for (const name of new Set([this.table, code])) this.#kept.set(seatKey(name, this.#slot), token);
  }
}
