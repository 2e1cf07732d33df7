/** A round is shown in two scenes: the bids with their result, then the next prize. */

import type { Staging, Told } from "../../lib/board.ts";
import type { GeierNews, GeierRevealed } from "./views.ts";
import { result, revealed, type Step } from "./table.ts";

const LASTING: Record<Step, number> = { turn: 800, cancel: 900, decide: 1700, take: 700 };
const TURN_UP_MS = 800;

/** The steps of a reveal; without equal cards, nothing is crossed out. */
function order(told: GeierRevealed): Step[] {
  return told.cancelled.length ? ["turn", "cancel", "decide", "take"] : ["turn", "decide", "take"];
}

function lasting(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + LASTING[step], 0);
}

/** The steps of a reveal and when each begins, as fractions of the whole, so that playback may be faster. */
export function steps(news: readonly GeierNews[]): { step: Step; at: number }[] {
  const told = revealed(news);
  if (!told) return [];
  const all = order(told);
  return all.map((step, at) => ({ step, at: lasting(all.slice(0, at)) / lasting(all) }));
}

export const staging: Staging<GeierNews> = {
  scenes(news) {
    const scenes: { news: Told<GeierNews>[]; ms: number }[] = [];
    for (const told of news) {
      if (told.type === "Revealed") scenes.push({ news: [told], ms: lasting(order(told)) });
      else if (told.type === "TurnedUp") scenes.push({ news: [told], ms: TURN_UP_MS });
      else if (result([told])) scenes.at(-1)?.news.push(told);
    }
    return scenes;
  },
};
