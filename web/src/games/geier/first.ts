/** Two rounds with Pip: what lies there, what to choose, and what came of it. */

import { type FirstTime, since, type Tip } from "../../lib/firsttime.ts";
import { lesson } from "./lesson.ts";
import type { GeierNews, GeierView } from "./views.ts";

export const first: FirstTime<GeierView, GeierNews> = {
  goal: { say: { id: "first-geier-goal" }, at: "prize" },
  played: ({ log }) => log.filter(({ type }) => type === "Revealed").length,
  tips({ view, question, seat, log, names, round }) {
    if (!question?.seats.includes(seat) || view.prize === null) return [];
    const before = round > 1 && lesson.over(since(log, ({ type }) => type === "Revealed"), seat, names);
    const told: Tip[] = before ? [{ say: before, at: "own" }] : [];
    const pot = view.carried.reduce((sum, one) => sum + one, view.prize);
    const by = pot < 0 ? "vulture" : "mouse";
    if (round === 1) told.push({ say: { id: `first-geier-${by}`, args: { points: Math.abs(pot) } }, at: "prize" });
    const which = lesson.hint({ view, question, seat });
    const choose = round === 1 ? { id: "first-geier-choose" } : which;
    if (choose) told.push({ say: choose, at: "hand", act: true, spare: ["prize"] });
    return [...told, { say: { id: "first-geier-play" }, at: "play", act: true, spare: ["prize"] }];
  },
};
