/** What an action is called, in the games in which the coach can be asked. */

import type { Say } from "../lib/texts.ts";
import { named } from "./mausen/cards.ts";
import { doing as taking } from "./zocken/telling.ts";

export function doing(game: string, action: string, names: readonly string[]): Say {
  if (game === "geier") return { id: "geier-card", args: { card: Number(action) } };
  if (game === "mausen") return named(action);
  return action === "roll" || action === "stop" ? { id: `zocken-do-${action}` } : taking(action, names);
}
