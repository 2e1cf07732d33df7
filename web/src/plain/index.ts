/** For a game without a folder of its own: played with only the server's texts. */

import type { Folder } from "../lib/board.ts";

export const folder: Folder = {
  order: Infinity,
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  staging: () => import("./staging.ts"),
  picture: () => import("./Picture.svelte"),
};
