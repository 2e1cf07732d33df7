/** The games on offer: those this client was built with, and any others the server has. */

import { BUILT } from "../games/index.ts";
import { games, gameText } from "./api.ts";
import { site } from "./site.ts";
import { useAlso } from "./speaking.svelte.ts";
import type { GameInfo } from "./wire.ts";

let known = $state.raw<readonly GameInfo[]>([]);
let asking: Promise<readonly GameInfo[]> | undefined;

/** All games, with the texts of unknown ones; fetched once. */
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

/** The ids of all games in the order offered. Until the server answers: the games we know, as listed by the page. */
export function offered(): readonly string[] {
  return known.length > 0 ? known.map(({ id }) => id) : site.games.length > 0 ? site.games.filter((id) => BUILT.includes(id)) : BUILT;
}

/** The details of a game; undefined until the server has answered. */
export function infoOf(id: string | undefined): GameInfo | undefined {
  return known.find((one) => one.id === id);
}
