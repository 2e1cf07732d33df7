/** A round is shown in scenes: the bids turn over, then their result is told, then the next prize comes. */

import type { Planned, Staging, Told } from "../../lib/board.ts";
import { wordless } from "../../lib/board.ts";
import { pace } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { GeierNews } from "./views.ts";
import { type Suspense, suspense } from "./suspense.ts";
import { result, revealed } from "./table.ts";

const DECIDED_MS = 1700;
const TAKEN_MS = 1000;
/** Where nothing turns or crashes, all of it has to be read at once. */
const STILL_MS = 1400;
const COMES_MS = { mouse: 600, vulture: 750 } as const;
const SEEN_MS = 400;
/** Known scenes are this much shorter. */
const BRISK = 0.65;

/** How long a pot is on its way. */
export const FLIGHT_MS = 750;
/** When a taken pot leaves, and when it has arrived, as fractions of its scene. */
export const TAKES = DECIDED_MS / (DECIDED_MS + TAKEN_MS);
export const HAS = (DECIDED_MS + FLIGHT_MS) / (DECIDED_MS + TAKEN_MS);

/** How these bids turn over for the seat `own`; null if this news reveals none. */
export function turning(news: readonly Told<GeierNews>[], own: number | null): Suspense | null {
  const told = revealed(news);
  const outcome = result(news);
  return told ? suspense(told, outcome?.type === "Won" ? outcome.by : "highest", own) : null;
}

function paced(kind: string, ms: number): { kind: string; ms: number } {
  return { kind, ms: pace(kind, ms, ms * BRISK) };
}

function round(news: readonly Told<GeierNews>[], own: number | null): Planned<GeierNews>[] {
  if (!settings.moves) return [{ news, ms: STILL_MS + DECIDED_MS + TAKEN_MS, telling: "now" }];
  return [
    { news: wordless(news), telling: "hush", ...paced("bids", turning(news, own)?.ms ?? 0) },
    { news, telling: "now", ms: DECIDED_MS + TAKEN_MS },
  ];
}

function comes(told: Told<GeierNews> & { type: "TurnedUp" }): Planned<GeierNews>[] {
  const kind = told.prize > 0 ? "mouse" : "vulture";
  if (!settings.moves) return [{ news: [told], ms: COMES_MS[kind] + SEEN_MS, telling: "now" }];
  return [
    { news: wordless([told]), telling: "hush", ms: COMES_MS[kind] },
    { news: [told], telling: "now", ms: SEEN_MS },
  ];
}

export const staging: Staging<GeierNews> = {
  scenes(news, { seat }) {
    const at = news.findIndex((one) => one.type === "Revealed");
    const told = at < 0 ? [] : [news[at]!, ...news.slice(at).filter((one) => result([one]))];
    const next = news.find((one) => one.type === "TurnedUp");
    return [...(told.length ? round(told, seat) : []), ...(next ? comes(next) : [])];
  },
};
