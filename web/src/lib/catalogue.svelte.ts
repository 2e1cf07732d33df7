/** What can be played here: the games that we were built with, and whatever else the server has. */

import { BUILT } from "../games/index.ts";
import { games, gameText } from "./api.ts";
import { site } from "./site.ts";
import { useAlso } from "./speaking.svelte.ts";
import type { GameInfo } from "./wire.ts";

let known = $state.raw<readonly GameInfo[]>([]);
let asking: Promise<readonly GameInfo[]> | undefined;

/** All games, with the words of those that we do not know; asked once. */
export function catalogue(): Promise<readonly GameInfo[]> {
  asking ??= ask().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function ask(): Promise<readonly GameInfo[]> {
  const all = await games();
  const foreign = all.filter(({ id }) => !BUILT.includes(id));
  await useAlso(...foreign.map(({ id }) => (language: string) => gameText(id, "texts", language).catch(() => "")));
  return (known = all);
}

/** The ids of all games in the order in which they are offered; before the server has answered, of those that we know. The page says which are. */
export function offered(): readonly string[] {
  return known.length > 0 ? known.map(({ id }) => id) : site.games.length > 0 ? site.games.filter((id) => BUILT.includes(id)) : BUILT;
}

/** What is known of a game; nothing before the server has answered. */
export function infoOf(id: string | undefined): GameInfo | undefined {
  return known.find((one) => one.id === id);
}
