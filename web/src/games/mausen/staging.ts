/** How a round is shown: all cards turn over, then one hunt follows another. */

import type { Staging, Told } from "../../lib/board.ts";
import type { MausenHunt, MausenNews } from "./views.ts";

/** Long enough to read the sentence. The longest round stays within the stage's patience. */
export const MS = { reveal: 1200, restock: 1800, catches: 1400, ties: 1700, nothing: 900 } as const;

/** In a hunt with a tie, the crosses come before the hunter. */
export const CROSSED_MS = 500;

function lasts(hunt: MausenHunt): number {
  if (hunt.tied.length) return MS.ties;
  return hunt.caught.length ? MS.catches : MS.nothing;
}

export const staging: Staging<MausenNews> = {
  /** Each scene has the round's news up to its own, because cards caught earlier are gone. */
  scenes(news) {
    const scenes: { news: readonly Told<MausenNews>[]; ms: number }[] = [];
    let told: readonly Told<MausenNews>[] = [];
    for (const one of news) {
      told = [...told, one];
      if (one.type === "Revealed") scenes.push({ news: told, ms: MS.reveal });
      else if (one.type === "Restocked") scenes.push({ news: told, ms: MS.restock });
      else if (one.type === "Hunt") scenes.push({ news: told, ms: lasts(one) });
    }
    return scenes;
  },
};
