/** The games: each in its folder, loaded when somebody plays it. */

import type { Component } from "svelte";
import type { BoardProps, Game, GameId, HandProps, Staging } from "../lib/board.ts";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const hands = import.meta.glob<{ default: Component<HandProps> }>("./*/Hand.svelte");
const stagings = import.meta.glob<{ staging: Staging }>("./*/staging.ts");

/** In the order in which they are offered. */
export const GAMES: readonly GameId[] = ["mausen", "geier", "zocken", "geflippt"];

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

/** All that we have of a game. */
export async function load(id: GameId): Promise<Game> {
  const [board, hand, staging] = await Promise.all([
    boards[`./${id}/Board.svelte`]!(),
    hands[`./${id}/Hand.svelte`]!(),
    stagings[`./${id}/staging.ts`]!(),
  ]);
  return { Board: board.default, Hand: hand.default, staging: staging.staging };
}
