/**
 * What the bots say about what has happened: only about news that everyone at the table has been told, and one of them
 * at a time. Which one says what follows from the match alone, so that all screens at a table tell the same.
 */

import type { Mood } from "../art/kinds.ts";
import type { Told } from "./board.ts";
import { LEVELS } from "./opening.ts";
import type { Arg, Say } from "./texts.ts";
import type { News, Outcome, SeatInfo } from "./wire.ts";

/** Something worth a remark. */
export interface Occasion {
  /** The seat to which it happened. */
  readonly seat: number;
  /** The message for a bot that speaks of itself; none if only others have something to say. */
  readonly own?: { readonly id: string; readonly mood: Mood };
  /** The message for another bot that speaks about this seat. */
  readonly other?: { readonly id: string; readonly mood: Mood };
  /** Besides $bot and $name, the other player's. */
  readonly args?: Record<string, Arg>;
  /** The name to be spoken of where it isn't that of `seat`. */
  readonly about?: number;
}

/** A game's occasions in the news of one update, the most remarkable first. */
export type Occasions<N extends News = News> = (news: readonly Told<N>[]) => readonly Occasion[];

export interface Remark {
  readonly seat: number;
  readonly mood: Mood;
  readonly say: Say;
}

/** Somebody says something about so many of a hundred occasions: bots that talk all the time are a nuisance. */
const OFTEN = 70;

/** A number that follows from a text, evenly spread. */
export function drawnFrom(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Whether one of the five bots sits there: others have no character. */
export function speaks(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "bot" && LEVELS.includes(seat.bot);
}

/** The end of a match, in any game: the winner is glad, or somebody praises a person who has won. */
function ended(news: readonly Told[]): Occasion[] {
  const end = news.find((one) => one.type === "Ended") as { outcome: Outcome } | undefined;
  const winner = end?.outcome.ranks.indexOf(1) ?? -1;
  return winner < 0 ? [] : [{ seat: winner, own: { id: "remark-won", mood: "happy" }, other: { id: "remark-praise", mood: "happy" } }];
}

/** The remark about these news, if there is one. `before`: the last one; nobody says the same twice in a row. */
export function remarkOn(
  news: readonly Told[],
  occasions: Occasions,
  seats: readonly SeatInfo[],
  match: string | null,
  before: Remark | null = null,
): Remark | null {
  const end = ended(news);
  for (const one of end.length > 0 ? end : occasions(news)) {
    const drawn = drawnFrom(`${match}/${JSON.stringify(one)}`);
    if (end.length === 0 && drawn % 100 >= OFTEN) continue;
    const self = one.own && speaks(seats[one.seat]);
    const others = [...seats.keys()].filter((seat) => seat !== one.seat && seat !== one.about && speaks(seats[seat]));
    const seat = self ? one.seat : others[Math.floor(drawn / 100) % Math.max(1, others.length)];
    const what = self ? one.own : one.other;
    if (seat === undefined || !what || what.id === before?.say.id) continue;
    const name = seats[self ? (one.about ?? one.seat) : one.seat]?.name ?? "";
    return { seat, mood: what.mood, say: { id: what.id, args: { ...one.args, bot: seats[seat]!.bot, name } } };
  }
  return null;
}
