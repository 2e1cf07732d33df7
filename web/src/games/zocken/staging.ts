import type { Staging, Told } from "../../lib/board.ts";
import { pace } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { ZockenNews } from "./views.ts";

const stolen = ({ mice }: ZockenNews & { type: "Took" }): boolean => mice.some(({ owner }) => owner !== null);

/** The kind of spectacle, if it is worth remembering that it was seen. */
function spectacle(told: ZockenNews): string | undefined {
  switch (told.type) {
    case "Took":
      return stolen(told) ? "stolen" : undefined;
    case "Secured":
      return "secured";
    case "Lost":
      return told.mice.some((count) => count > 0) ? "stampede" : undefined;
    default:
      return undefined;
  }
}

/** How long it takes to see and read. Picking up the dice needs no scene: their flight shows it. */
function lasts(told: ZockenNews): number {
  switch (told.type) {
    case "Begins":
      return 1300;
    case "Rolled":
      return told.takes > 0 ? 800 : 1000;
    case "Took":
      return stolen(told) ? pace("stolen", 1900, 1400) : 900;
    case "Stopped":
      return 1400;
    case "Secured":
      return pace("secured", 2600, 1900);
    case "Lost":
      return pace("stampede", 3600, 2600);
    case "GameOver":
      return 3000;
    default:
      return 0;
  }
}

/** How long the dice fly: not at all without animation. */
function flight(): number {
  return settings.moves ? pace("flight", 1100, 750) : 0;
}

/**
 * Each scene is about its last news item; the items before it in the same update led up to it.
 * Dice fly in a scene of their own, which doesn't know yet what they will show.
 */
export const staging: Staging<ZockenNews> = {
  scenes: (news) =>
    news.flatMap((told, at) => {
      const scene = { news: news.slice(0, at + 1) as readonly Told<ZockenNews>[], ms: lasts(told), telling: "now" as const, kind: spectacle(told) };
      return told.type === "Rolled" ? [{ news: news.slice(0, at), ms: flight(), telling: "hush" as const, kind: "flight" }, scene] : [scene];
    }),
};
