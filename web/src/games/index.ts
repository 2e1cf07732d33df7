/** The games this client was built with: each has its own folder with one index, loaded when somebody plays it. */

import type { Folder, Game } from "../lib/board.ts";
import { folder as plain } from "../plain/index.ts";

const found = import.meta.glob<{ folder: Folder }>("./*/index.ts", { eager: true });
const FOLDERS = new Map(
  Object.entries(found)
    .map(([path, { folder }]) => [path.split("/")[1] ?? "", folder] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** In the order in which they are offered. */
export const BUILT: readonly string[] = [...FOLDERS.keys()];

/** The folder of a game; for an unknown game, a generic one that can play any game. */
export function folderOf(id: string): Folder {
  return FOLDERS.get(id) ?? plain;
}

/** Load everything needed to show a match. */
export async function load(id: string): Promise<Game> {
  const { board, hand, staging } = folderOf(id);
  const [shown, held, staged] = await Promise.all([board(), hand(), staging()]);
  return { Board: shown.default, Hand: held.default, staging: staged.staging };
}
