/** Two turns with Pip: roll, take, and stop in time. */

import { type FirstTime, since, type Tip } from "../../lib/firsttime.ts";
import { lesson } from "./lesson.ts";
import type { ZockenNews, ZockenView } from "./views.ts";

export const first: FirstTime<ZockenView, ZockenNews> = {
  goal: { say: { id: "first-zocken-goal" }, at: "own" },
  played: ({ log, seat }) => log.filter((news) => (news.type === "Stopped" || news.type === "Lost") && news.seat === seat).length,
  tips({ view, question, seat, log, names, round }) {
    if (!question?.seats.includes(seat)) return [];
    const hint = lesson.hint({ view, question, seat });
    if (view.dice) return hint ? [{ say: hint, at: "takes", act: true, spare: ["dice"] }] : [];
    if (view.aside.some((count) => count > 0)) return hint ? [{ say: hint, at: "decide", act: true, spare: ["aside"] }] : [];
    const turn = since(log, (news) => news.type === "Rolls" && !news.again && news.seat === seat);
    const before = round > 1 && lesson.over(turn, seat, names);
    const told: Tip[] = before ? [{ say: before, at: "own" }] : [];
    return [...told, { say: { id: "first-zocken-roll" }, at: "decide", act: true }];
  },
};
