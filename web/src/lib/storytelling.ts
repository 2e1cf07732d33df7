/** The story in small pictures: a row for each round, turn or race, made of what the server tells. */

import type { Component } from "svelte";
import type { Told } from "./board.ts";
import type { Say } from "./texts.ts";
import type { News, Outcome } from "./wire.ts";

/** The icons for what happens. */
type Sign = "arrow" | "back" | "check" | "cross" | "dice" | "minus" | "pause" | "play" | "plus" | "refresh" | "trophy";

/** A small picture in a row. */
export type Mark =
  /** A player. */
  | { readonly seat: number }
  /** What happens: an arrow, a tick, a cross. */
  | { readonly sign: Sign; readonly tone?: "good" | "bad" }
  | { readonly text: string }
  /** A card, a die, a mouse: the game itself draws it. */
  | { readonly art: string; readonly struck?: boolean };

/** How a game tells its story in pictures. */
export interface Storytelling<N extends News = News> {
  /** Whether this news begins a row. */
  begins: (one: N) => boolean;
  /** What happened, in pictures; nothing for news that needs none. */
  marks: (one: N) => readonly Mark[];
  /** Draws marks with `art`. */
  Art: Component<{ art: string }>;
}

export interface Row {
  /** One group for each piece of news. */
  readonly groups: readonly (readonly Mark[])[];
  /** The same in words. */
  readonly said: readonly Say[];
}

const isEnd = (one: News): one is News & { outcome: Outcome } => one.type === "Ended";

/** The rows of a log. Whatever has neither pictures nor words leaves no trace. */
export function rowsOf(log: readonly Told[], { begins, marks }: Pick<Storytelling<any>, "begins" | "marks">): Row[] {
  const rows: { groups: (readonly Mark[])[]; said: Say[] }[] = [];
  for (const one of log) {
    const drawn = isEnd(one) ? ending(one.outcome) : marks(one);
    if (drawn.length === 0 && one.told.length === 0) continue;
    if (rows.length === 0 || isEnd(one) || begins(one)) rows.push({ groups: [], said: [] });
    const row = rows.at(-1)!;
    if (drawn.length > 0) row.groups.push(drawn);
    row.said.push(...one.told);
  }
  return rows;
}

function ending({ ranks }: Outcome): readonly Mark[] {
  return [{ sign: "trophy" }, ...ranks.flatMap((rank, seat) => (rank === 1 ? [{ seat }] : []))];
}

/** The same picture for each of these. */
export const drawn = (kind: string, things: readonly string[]): readonly Mark[] => things.map((one) => ({ art: `${kind} ${one}` }));
