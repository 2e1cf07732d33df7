/** Words for a table: bots, options, who is awaited, how it ended. */

import type { Arg, Say } from "./texts.ts";
import type { GameInfo, OfferedValue, OptionInfo, Outcome, Question, SeatInfo, TableInfo } from "./wire.ts";

/** How a bot plays. */
export function botSay(bot: string): Say {
  return { id: `bot-${bot}` };
}

/** A bot's name on its portrait, the same in all languages. */
export function calledBot(bot: string): string {
  return bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** The values of an option available at a table with this many seats. */
export function valuesOf({ offered }: OptionInfo, seats: number): readonly OfferedValue[] {
  return offered.filter(({ from_seats }) => from_seats <= seats);
}

/** The chosen value, in its own words if it has any. */
export function valueSay({ offered }: OptionInfo, value: unknown): Say {
  return offered.find((one) => one.value === value)?.label ?? { id: "option-number", args: { number: Number(value) } };
}

/** Whether this is practice where the coach can be asked: nobody else has played, and it isn't a race. */
export function practises(own: number | null, table: TableInfo, game: GameInfo | undefined): boolean {
  return own !== null && !!game?.coach && !game.race && table.practice;
}

/** The host's name, even while a bot plays in their seat. */
export function hostOf({ seats }: TableInfo): string | undefined {
  const host = seats.find((seat) => seat.host);
  return host && (host.next || host.name);
}

const ENDINGS: readonly string[] = ["match-won", "match-shared"];

/** Who won and what decided it, taken from the story. */
export function endingOf(story: readonly Say[]): Say | undefined {
  return story.findLast(({ id }) => ENDINGS.includes(id));
}

/** What put the winner ahead for good, told after that; not every game tells it, nor has every match such a round. */
export function decidingOf(story: readonly Say[]): Say | undefined {
  const end = story.findLastIndex(({ id }) => ENDINGS.includes(id));
  return end < 0 ? undefined : story.slice(end + 1).find(({ id }) => /-deciding(-game)?$/.test(id));
}

/** Seats by rank, the winner's first. */
export function standing(outcome: Outcome): readonly number[] {
  const { ranks } = outcome;
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/** The players we are waiting for; null while nobody is asked. */
export function awaitedSay(asked: readonly number[], own: number | null, seats: readonly SeatInfo[]): Say | null {
  if (own !== null && asked.includes(own)) return { id: "your-turn" };
  const names = asked.map((seat) => seats[seat]?.name ?? "").filter(Boolean);
  if (names.length === 0) return null;
  return { id: "waiting-for", args: { names: names as Arg } };
}

/** The players whom a simpler bot is replacing at the moment; null if there are none. */
export function helpedSay(seats: readonly SeatInfo[]): Say | null {
  const names = seats.filter(({ stand_in }) => stand_in).map(({ name }) => name);
  return names.length > 0 ? { id: "stand-in", args: { names: names as Arg } } : null;
}

/** Whether there is a free seat. */
export function canSit({ seats }: TableInfo): boolean {
  return seats.some((seat) => seat.kind === "open" || seat.free);
}

/** Public tables with people at them, first those with a free seat and somebody waiting. */
export function inviting(tables: readonly TableInfo[]): readonly TableInfo[] {
  const worth = (table: TableInfo): number => (canSit(table) ? 2 : 0) + (table.state === "playing" ? 0 : 1);
  return tables.filter(({ seats }) => seats.some((seat) => seat.here)).sort((a, b) => worth(b) - worth(a));
}

/** The players. After a match, bots that filled seats have gone; its result still names them. */
export function playersOf({ seats, state }: TableInfo, known: readonly SeatInfo[]): readonly SeatInfo[] {
  if (state === "playing") return seats;
  return seats.map((seat, at) => (seat.name ? seat : { ...(known[at] ?? seat), wins: seat.wins }));
}

/** Whether one message is among others. */
export function among(one: Say, others: readonly Say[]): boolean {
  const text = JSON.stringify(one);
  return others.some((other) => JSON.stringify(other) === text);
}

/** The label of an action in a question. */
export function labelOf(question: Pick<Question, "legal" | "labels"> | null, action: string): Say {
  return question?.labels[question.legal.indexOf(action)] ?? { id: action };
}
