import type { Folder } from "../../lib/board.ts";
import { ORDER } from "./views.ts";

export const folder: Folder = {
  order: ORDER,
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  staging: () => import("./staging.ts"),
  story: () => import("./story.ts"),
  remarks: () => import("./remarks.ts"),
  picture: () => import("./Picture.svelte"),
  lesson: () => import("./lesson.ts"),
  first: () => import("./first.ts"),
  figure: () => import("./Figure.svelte"),
};
