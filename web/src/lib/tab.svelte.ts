/** The browser's tab: a title for every page, and a mark when it's our turn. */

import { site } from "./site.ts";
import { has, t } from "./speaking.svelte.ts";

/** What the page has learnt since it was opened. */
let game = $state("");
let turn = $state(false);

/** Name this game in the title. The function returned undoes it. */
export function showGame(id: string): () => void {
  game = id;
  return () => {
    if (game === id) game = "";
  };
}

/** Note whether it is our turn. */
export function showTurn(on: boolean): void {
  turn = on;
}

/** The title of a page, in the language in use. */
export function titleOf(page: string, params: Readonly<Record<string, string>>): string {
  return `${named(page, params.game ?? game)} – ${site.title}`;
}

function named(page: string, id: string): string {
  if (page === "settings") return t("settings");
  if (!id || !has(`${id}-title`)) return t(`page-${page}`);
  const title = { game: t(`${id}-title`) };
  switch (page) {
    case "rules":
      return t("title-rules", title);
    case "learn":
      return t("learn-game", title);
    case "replay":
      return t("title-replay", title);
    case "review":
      return t("title-review", title);
    default:
      return turn ? t("title-turn", title) : title.game;
  }
}

/** Add a dot to the tab's icon, or remove it. */
export function dot(on: boolean, page: ParentNode = document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = link.href.replace(/icon(-turn)?\.svg$/, on ? "icon-turn.svg" : "icon.svg");
}
