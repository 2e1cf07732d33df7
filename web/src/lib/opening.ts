/** Ways to a table: by its code, or by opening a new one. */

import { openTable } from "./api.ts";
import { myLook } from "./looks.ts";
import { shared } from "./sharing.ts";
import { keep, type Keep, seatKey } from "./storage.ts";
import type { GameInfo, NewTable, Opened } from "./wire.ts";

export type Pace = NonNullable<NewTable["pace"]>;
export const PACES: readonly Pace[] = ["relaxed", "calm", "quick"];

/**
 * A table's code, however it was written down: with capitals, spaces, another dash, or inside a link.
 * Empty if there is none.
 */
export function codeOf(typed: string): string {
  const last = typed.trim().toLowerCase().replace(/[?#].*$/, "").replace(/\/+$/, "").split("/").at(-1) ?? "";
  const bare = last.replace(/[^a-z0-9]/g, "");
  const [, word, number] = /^([a-z]{8})([\doil]{4})$/.exec(bare) ?? /^([a-z]{6})([\doil]{2})$/.exec(bare) ?? []; // the latter before 0.2
  if (word && number) return `${word}-${number.replaceAll("o", "0").replace(/[il]/g, "1")}`;
  return /^[0-9a-f]{32}$/.test(bare) ? bare : "";
}

/** The bots' levels, the same in every game. */
export const LEVELS: readonly string[] = ["pip", "lotte", "bruno", "clara", "zeno"];

/** The level last chosen on this device. The default is one that a child can beat, though it doesn't play nonsense. */
export function myLevel(kept: Keep = keep): string {
  return LEVELS.find((bot) => bot === kept.get("level")) ?? "lotte";
}

export function keepMyLevel(bot: string, kept: Keep = keep): void {
  kept.set("level", bot);
}

/** The bot of that level; the game's first bot if it has none. */
export function usualBot({ bots }: GameInfo, level = myLevel()): string {
  return bots.find((bot) => bot === level) ?? bots[0] ?? "random";
}

/**
 * Different bots around this one, which comes first: next those a step weaker and a step stronger, in either order, and
 * so on. A game without our levels has the same bot in every seat.
 */
export function company(game: Pick<GameInfo, "bots">, bot: string, count: number, chance = Math.random): string[] {
  const known = LEVELS.filter((one) => game.bots.includes(one));
  const at = known.indexOf(bot);
  if (at < 0) return Array<string>(count).fill(bot);
  const side = chance() < 0.5 ? 0.1 : -0.1;
  const distance = (one: string): number => Math.abs(known.indexOf(one) - at + side);
  const around = known.toSorted((one, other) => distance(one) - distance(other));
  return Array.from({ length: count }, (_, number) => around[number % around.length]!);
}

/** Play with one tap: against bots of about our level, without any time limit. */
export function playNow(game: GameInfo, name: string | null = myName(), chance = Math.random): NewTable {
  const seats = game.usual_seats;
  return { game: game.id, seats, bots: company(game, usualBot(game), seats - 1, chance), pace: "relaxed", name };
}

/** The form's initial values. */
export function withFriends(game: GameInfo): NewTable & { options: Record<string, unknown>; bots: string[] } {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.id, seats: game.usual_seats, bots: [], options, pace: "calm", public: false, name: myName() };
}

/** The same wish for a different number of seats: drop bots that don't fit and values that need more seats. */
export function withSeats<Wish extends NewTable>(game: GameInfo, wish: Wish, seats: number, people = 1): Wish {
  const options = { ...wish.options };
  for (const option of game.options)
    if (option.offered.some(({ value, from_seats }) => value === options[option.name] && from_seats > seats)) options[option.name] = option.default;
  return { ...wish, seats, options, bots: (wish.bots ?? []).slice(0, Math.max(0, seats - people)) };
}

/** Open a table, and keep its key on this device. */
export async function open(wanted: NewTable, slot = "", kept: Keep = keep): Promise<Opened> {
  const look = wanted.sit === false ? {} : myLook(kept);
  const opened = await openTable({ ...wanted, ...look, ...(wanted.public ? { name: null } : {}) });
  kept.set(seatKey(opened.code, slot), opened.token);
  return opened;
}

/** The name last typed on this device; it is stored nowhere else. */
export function myName(kept: Keep = keep): string | null {
  return kept.get("name");
}

export function keepMyName(name: string, kept: Keep = keep): void {
  kept.set("name", name.trim() || null);
}

/** Whether a refusal concerns the name: it then appears beside the field. */
export function aboutName(code: string): boolean {
  return ["same_name", "lookalike_name", "mixed_name", "bad_setup"].includes(code);
}

/** Something to do on arriving at a table. */
export type Errand = "begin" | "sit";
const errands = new Map<string, Errand>();

export function send(code: string, errand: Errand): void {
  errands.set(code, errand);
}

/** The errand for this table. It runs only once. */
export function errandAt(code: string): Errand | undefined {
  const errand = errands.get(code);
  errands.delete(code);
  return errand;
}

/** A link that moves our seat to another device. The key comes after the #, so no server sees it. */
export function seatLink(code: string, kept: Keep = keep): string | null {
  const token = kept.get(seatKey(code));
  return token && shared(`/t/${code}#${token}`);
}

/** The key in such a link. */
export function broughtKey(hash: string): string | undefined {
  return /^#([0-9A-Za-z_-]{16,64})$/.exec(hash)?.[1];
}
