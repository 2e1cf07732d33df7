/** The token of a seat, kept on this device: whoever has it has the seat. */

import { type Keep, seatKey } from "./storage.ts";

/** A token for a seat that we are about to take: should we not hear of it, we can ask again. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Ticket {
  /** The table's code or link, as we came. */
  table = "";
  token: string | null = null;
  readonly #kept: Keep;
  readonly #slot: string;

  constructor(kept: Keep, slot: string) {
    this.#kept = kept;
    this.#slot = slot;
  }

  /** Come with the token that was brought along, or else with the one that is kept. */
  present(table: string, brought?: string): void {
    this.table = table;
    this.token = brought ?? this.#kept.get(seatKey(table, this.#slot));
    if (brought) this.keep(brought);
  }

  /** A table can be known by its link and by its code. Null forgets the seat. */
  keep(token: string | null, code = this.table): void {
    const had = this.token;
    this.token = token;
    if (had === null && token === null) return;
    for (const name of new Set([this.table, code])) this.#kept.set(seatKey(name, this.#slot), token);
  }
}
