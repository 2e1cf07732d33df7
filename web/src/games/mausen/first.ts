/** Two rounds with Pip: who hunts whom, what to choose, and what came of it. */

import { type FirstTime, since, type Tip } from "../../lib/firsttime.ts";
import { lesson } from "./lesson.ts";
import type { MausenNews, MausenView } from "./views.ts";

const begins = ({ type }: MausenNews): boolean => type === "Revealed" || type === "Restocked";

export const first: FirstTime<MausenView, MausenNews> = {
  goal: { say: { id: "first-mausen-goal" }, at: "own" },
  played: ({ log }) => log.filter(begins).length,
  tips({ view, question, seat, log, names, round }) {
    if (!question?.seats.includes(seat)) return [];
    const told: Tip[] = [];
    if (round === 1) told.push({ say: { id: "first-mausen-circle" }, at: "circle" });
    const before = round > 1 && lesson.over(since(log, begins), seat, names);
    if (before) told.push({ say: before, at: "own" });
    const choose = view.restock ? { id: "first-mausen-restock" } : lesson.hint({ view, question, seat });
    if (choose) told.push({ say: choose, at: "hand", act: true });
    return [...told, { say: { id: "first-mausen-play" }, at: "play", act: true }];
  },
};
