/** Why something was not done, for people. */

import type { Say } from "./texts.ts";

/** The codes of docs/protocol.md that have a sentence of their own, and those that only a client knows. */
export const REFUSALS = [
  "bad_option",
  "bad_seats",
  "bad_setup",
  "bad_token",
  "busy",
  "damaged_record",
  "foreign_record",
  "full",
  "guess",
  "illegal",
  "no_match",
  "no_seat",
  "no_table",
  "not_awaited",
  "not_host",
  "not_playing",
  "not_practice",
  "offline",
  "old_question",
  "own_seat",
  "playing",
  "record_mismatch",
  "record_version",
  "same_name",
  "seated",
  "table_failed",
  "taken",
  "too_fast",
  "too_late",
  "too_long",
  "too_soon",
  "unknown_bot",
  "unknown_game",
  "unsupported",
  "version",
] as const;

/** The sentence for a code; one that we do not know says at least that it was not done. */
export function refusal(code: string, detail = ""): Say {
  const known = (REFUSALS as readonly string[]).includes(code);
  return known ? { id: `refused-${code}` } : { id: "refused", args: { detail: detail || code } };
}
