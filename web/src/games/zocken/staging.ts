import type { Staging } from "../../lib/board.ts";
import type { ZockenNews } from "./views.ts";

/** How long it takes to see and read. Picking up the dice needs no scene: their fall shows it. */
function lasts(told: ZockenNews): number {
  switch (told.type) {
    case "Begins":
      return 1300;
    case "Rolled":
      return 1000;
    case "Took":
      return told.mice.some(({ owner }) => owner !== null) ? 1900 : 900;
    case "Stopped":
      return 1400;
    case "Secured":
      return 2600;
    case "Lost":
      return 3200;
    case "GameOver":
      return 3000;
    default:
      return 0;
  }
}

/** Each scene is about its last news item; the items before it in the same update led up to it. */
export const staging: Staging<ZockenNews> = {
  scenes: (news) => news.map((told, at) => ({ news: news.slice(0, at + 1), ms: lasts(told) })),
};
