/** Messages sent to a table, possibly still unanswered. */

import type { Say } from "./texts.ts";
import type { ClientMessage, Hinted, TableInfo } from "./wire.ts";

export type OwnMessage = Exclude<ClientMessage, { type: "hello" | "sync" }>;
export type Draft<M = OwnMessage> = M extends OwnMessage ? Omit<M, "id"> : never;

export interface Outgoing {
  readonly id: number;
  readonly message: OwnMessage;
  /** The match an answer belongs to. */
  readonly match: string | null;
  /** The connection it was sent on; 0 while there is none. */
  sentOn: number;
  resent: boolean;
}

/** Why a request failed. */
export interface Refusal {
  readonly code: string;
  readonly say: Say;
  readonly input: Outgoing | null;
}

interface Known {
  readonly table: TableInfo | null;
  readonly seat: number | null;
  readonly reserved: number | null;
  readonly hinted: Hinted | null;
}

/** Whether the state shows that this took effect, even without a confirmation. */
export function happened(message: OwnMessage, { table, seat, reserved, hinted }: Known): boolean {
  switch (message.type) {
    case "start":
      return table?.state === "playing";
    case "sit":
      return (seat ?? reserved) !== null;
    case "rise":
      return (seat ?? reserved) === null;
    case "set_bot":
      return table?.seats[message.seat]?.bot === message.bot;
    case "free":
      return table?.seats[message.seat]?.kind !== "person" && !table?.seats[message.seat]?.next;
    case "hint":
      return hinted !== null;
    default:
      return true; // an unheard phrase is no loss
  }
}
