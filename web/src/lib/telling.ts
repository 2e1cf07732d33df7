/** Words for what a table is about: bots, options, who is awaited, how it ended. */

import type { Arg, Say } from "./texts.ts";
import type { Outcome } from "./views.ts";
import type { OptionInfo, SeatInfo, TableInfo } from "./wire.ts";

/** How a bot plays. */
export function botSay(bot: string): Say {
  return { id: `bot-${bot}` };
}

/** What it is called on its portrait; in all languages the same. */
export function calledBot(bot: string): string {
  return bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** Numbers that are offered of those that are possible: one after the other would be too many. */
const OFFERED: Record<string, readonly number[]> = {
  window_ms: [4000, 8000, 15000, 30000],
  photo_finish_ms: [0, 30, 100],
};

/** The values of an option to choose from. */
export function valuesOf(option: OptionInfo, seats: number): readonly (string | number | boolean)[] {
  if (option.allowed === null) return OFFERED[option.name] ?? [option.default as number];
  const values = option.allowed as (string | number | boolean)[];
  return values.filter((value) => typeof value !== "number" || value < seats);
}

/** What an option is about. Numbers have other words here, for nobody has to type milliseconds. */
export function optionSay(game: string, name: string): Say {
  return { id: name in OFFERED ? `offered-${name}` : `${game}-option-${name}` };
}

/** What is chosen. */
export function valueSay(game: string, name: string, value: unknown): Say {
  if (typeof value === "boolean") return { id: value ? "option-yes" : "option-no" };
  if (typeof value === "string") return { id: `${game}-option-${name}-${value}` };
  if (name === "window_ms") return { id: "offered-seconds", args: { seconds: Number(value) / 1000 } };
  if (name === "photo_finish_ms") return { id: "offered-gap", args: { ms: Number(value) } };
  return { id: "option-seat", args: { number: Number(value) + 1 } };
}

/** Whether somebody practises: against bots alone, and not in a race, where nobody could be asked. */
export function practises(own: number | null, { seats, game }: TableInfo): boolean {
  return own !== null && game !== "geflippt" && seats.every(({ kind }, seat) => seat === own || kind === "bot");
}

const ENDINGS: readonly string[] = ["match-won", "match-shared"];

/** Who won and how that was decided, as the story tells it. */
export function endingOf(story: readonly Say[]): Say | undefined {
  return story.findLast(({ id }) => ENDINGS.includes(id));
}

/** Seats by their places, the winner's first. */
export function standing(outcome: Outcome): readonly number[] {
  const { ranks } = outcome;
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/** For whom everybody waits; nothing while nobody is asked. */
export function awaitedSay(asked: readonly number[], own: number | null, seats: readonly SeatInfo[]): Say | null {
  if (own !== null && asked.includes(own)) return { id: "your-turn" };
  const names = asked.map((seat) => seats[seat]?.name ?? "").filter(Boolean);
  if (names.length === 0) return null;
  return { id: "waiting-for", args: { names: names as Arg } };
}

/** Whether somebody may sit down there. */
export function canSit({ seats }: TableInfo): boolean {
  return seats.some((seat) => seat.kind === "open" || seat.free);
}

/** Public tables at which somebody is, those first where one can sit down and somebody waits. */
export function inviting(tables: readonly TableInfo[]): readonly TableInfo[] {
  const worth = (table: TableInfo): number => (canSit(table) ? 2 : 0) + (table.state === "playing" ? 0 : 1);
  return tables.filter(({ seats }) => seats.some((seat) => seat.here)).sort((a, b) => worth(b) - worth(a));
}

/** Who plays. When a match is over, bots that filled a seat are gone; its result still names them. */
export function playersOf({ seats, state }: TableInfo, known: readonly SeatInfo[]): readonly SeatInfo[] {
  if (state === "playing") return seats;
  return seats.map((seat, at) => (seat.name ? seat : { ...(known[at] ?? seat), wins: seat.wins }));
}
