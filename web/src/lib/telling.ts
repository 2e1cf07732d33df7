/** Words for what a table is about: bots, options, who is awaited, how it ended. */

import type { Arg, Say } from "./texts.ts";
import type { GameInfo, OfferedValue, OptionInfo, Outcome, Question, SeatInfo, TableInfo } from "./wire.ts";

/** How a bot plays. */
export function botSay(bot: string): Say {
  return { id: `bot-${bot}` };
}

/** What it is called on its portrait; in all languages the same. */
export function calledBot(bot: string): string {
  return bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** The values of an option to choose from at a table for so many. */
export function valuesOf({ offered }: OptionInfo, seats: number): readonly OfferedValue[] {
  return offered.filter(({ from_seats }) => from_seats <= seats);
}

/** What is chosen, in words if it has any. */
export function valueSay({ offered }: OptionInfo, value: unknown): Say {
  return offered.find((one) => one.value === value)?.label ?? { id: "option-number", args: { number: Number(value) } };
}

/** Whether somebody practises where the coach can be asked: nobody else has played, and it is no race. */
export function practises(own: number | null, table: TableInfo, game: GameInfo | undefined): boolean {
  return own !== null && !!game?.coach && !game.race && table.practice;
}

/** What whoever leads the table is called, though a bot may still play on their seat. */
export function hostOf({ seats }: TableInfo): string | undefined {
  const host = seats.find((seat) => seat.host);
  return host && (host.next || host.name);
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

/** For whom a simpler bot plays at the moment; nothing while all bots play themselves. */
export function helpedSay(seats: readonly SeatInfo[]): Say | null {
  const names = seats.filter(({ stand_in }) => stand_in).map(({ name }) => name);
  return names.length > 0 ? { id: "stand-in", args: { names: names as Arg } } : null;
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

/** Whether the same is said there. */
export function among(one: Say, others: readonly Say[]): boolean {
  const text = JSON.stringify(one);
  return others.some((other) => JSON.stringify(other) === text);
}

/** What an action of a question is called. */
export function labelOf(question: Pick<Question, "legal" | "labels"> | null, action: string): Say {
  return question?.labels[question.legal.indexOf(action)] ?? { id: action };
}
