/** How a round is shown: all cards turn over, then one hunt follows another. */

import { type Planned, type Staging, type Told, wordless } from "../../lib/board.ts";
import { CRASH_MS } from "../../lib/crash.ts";
import { pace } from "../../lib/familiar.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { MausenHunt, MausenNews } from "./views.ts";

/** Long enough to read the sentence. */
export const MS = { reveal: 350, restock: 850, catches: 1300, ties: 1500, nothing: 900 } as const;
/** Until the cards lie open. */
const TURNED_MS = 950;
/** Until the hunter has reached its prey. */
const LEAP_MS = 750;
/** Scenes that have been seen are this much shorter. */
const BRISK = 0.7;
/** The longest round stays within the stage's patience, even if more news follows. */
const LONGEST_MS = 8000;

/** How a hunt looks before its result is told: equal cards crash, then the hunter leaps at its prey. */
export function chase({ tied, caught }: MausenHunt): { crash: number; leap: number } {
  return { crash: tied.length > 0 ? CRASH_MS : 0, leap: caught.length > 0 ? LEAP_MS : 0 };
}

function reading(hunt: MausenHunt): number {
  if (hunt.tied.length) return MS.ties;
  return hunt.caught.length ? MS.catches : MS.nothing;
}

/** A scene to look at, if there is something that moves, then one to read. */
function shown(news: readonly Told<MausenNews>[], kind: string, moving: number, ms: number): Planned<MausenNews>[] {
  const read = { news, telling: "now" as const, kind };
  if (!settings.moves) return [{ ...read, ms: ms + moving / 2 }];
  return [
    { news: wordless(news), telling: "hush", ms: pace(kind, moving, moving * BRISK) },
    { ...read, ms: pace(kind, ms, ms * (ms > MS.nothing ? BRISK : 1)) },
  ];
}

/** Each scene has the round's news up to its own, because cards caught earlier are gone. */
function plan(news: readonly Told<MausenNews>[]): Planned<MausenNews>[] {
  return news.flatMap((one, at) => {
    const told = news.slice(0, at + 1);
    if (one.type === "Revealed") return shown(told, "reveal", TURNED_MS, MS.reveal);
    if (one.type === "Restocked") return shown(told, "restock", TURNED_MS, MS.restock);
    if (one.type !== "Hunt") return [];
    const { crash, leap } = chase(one);
    return shown(told, crash ? "tied hunt" : "hunt", crash + leap, reading(one));
  });
}

export const staging: Staging<MausenNews> = {
  scenes(news) {
    const scenes = plan(news);
    const all = scenes.reduce((sum, { ms }) => sum + ms, 0);
    return scenes.map((scene) => ({ ...scene, ms: scene.ms * Math.min(1, LONGEST_MS / all) }));
  },
};
