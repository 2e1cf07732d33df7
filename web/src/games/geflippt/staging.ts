/** Only the finish of a race is shown for a while: hands fall, then the photo finish tells. A new mouse never waits. */

import { type Planned, type Staging, type Told, wordless } from "../../lib/board.ts";
import { pace } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { slapsOf } from "./slaps.ts";
import type { GeflipptNews } from "./views.ts";

/** The next mouse turns up by itself three seconds after the last race; until then the photo finish stays. */
const MOST_MS = 2800;
const LAST_MS = 4000;
/** Hands that have been seen to fall do it faster. */
const BRISK = 0.7;

/** How long the hands take; not at all without animation. */
function falling(news: readonly Told<GeflipptNews>[]): number {
  const raced = news.find((one) => one.type === "Raced");
  const ms = raced && settings.moves ? slapsOf(raced.finishes).ms : 0;
  return pace("slaps", ms, ms * BRISK);
}

function reading(news: readonly Told<GeflipptNews>[], left: number): number {
  if (news.some((one) => one.type === "Ended")) return LAST_MS;
  const judged = news.filter((one) => one.type === "Judged").length;
  if (judged === 0) return 1500;
  const more = news.some((one) => one.type === "HandShown" || one.type === "CheeseTaken" || one.type === "DrawnFaster");
  return Math.min(left, 1800 + judged * 400 + (more ? 400 : 0));
}

export const staging: Staging<GeflipptNews> = {
  scenes(news): Planned<GeflipptNews>[] {
    if (!news.some((one) => one.type === "Raced")) return [];
    const ms = falling(news);
    return [
      { news: wordless(news), ms, telling: "hush", kind: "slaps" },
      { news, ms: reading(news, MOST_MS - ms), telling: "now" },
    ];
  },
  urgent: (news) => news.some((one) => one.type === "MouseRevealed"),
};
