/** Three turns: one that stops in time, one with a roll too many, and a stolen mouse. */

import { choice, type Lesson } from "../../lib/lesson.ts";
import type { ZockenNews, ZockenView } from "./views.ts";
import record from "./lesson.json";


const is = (type: ZockenNews["type"]) => (news: ZockenNews) => news.type === type;

export const lesson: Lesson<ZockenView, ZockenNews> = {
  record,
  eyes: null,
  beats: [
    { at: 3, show: is("Rolled"), say: { id: "lesson-zocken-roll" } },
    { at: 4, say: { id: "lesson-zocken-aside" } },
    {
      at: 6,
      show: is("Rolled"),
      say: { id: "lesson-zocken-again" },
      ask: [
        choice({ id: "lesson-zocken-both" }, "lesson-zocken-again-no"),
        choice({ id: "lesson-zocken-green" }, "lesson-zocken-again-yes", true),
        choice({ id: "lesson-zocken-nothing" }, "lesson-zocken-again-no"),
      ],
    },
    { at: 8, show: is("Stopped"), say: { id: "lesson-zocken-stop" } },
    { at: 10, show: is("Rolled"), say: { id: "lesson-zocken-joker" } },
    { at: 11, say: { id: "lesson-zocken-greedy" } },
    {
      at: 13,
      show: is("Rolled"),
      say: { id: "lesson-zocken-red" },
      ask: [
        choice({ id: "lesson-zocken-twice" }, "lesson-zocken-lost-no"),
        choice({ id: "lesson-zocken-gone" }, "lesson-zocken-lost-yes", true),
      ],
    },
    { at: 13, show: is("Lost"), say: { id: "lesson-zocken-lost" } },
    { at: 15, show: is("Rolled"), say: { id: "lesson-zocken-pair" } },
    { at: 16, show: is("Took"), say: { id: "lesson-zocken-steal" } },
    { at: 17, say: { id: "lesson-zocken-end" } },
  ],
  table: { seats: 2, bots: ["simple"], options: { first: 0 }, pace: "relaxed" },
  hint({ view, question, seat }) {
    if (!question?.seats.includes(seat)) return null;
    if (view.dice) return { id: "lesson-zocken-hint-take" };
    const colours = view.aside.filter((count) => count > 0).length;
    return colours ? { id: "lesson-zocken-hint-decide", args: { colours } } : { id: "lesson-zocken-hint-roll" };
  },
  over(log, seat) {
    const end = log.find((news) => (news.type === "Stopped" || news.type === "Lost") && news.seat === seat);
    if (!end) return null;
    return { id: end.type === "Stopped" ? "lesson-zocken-kept" : "lesson-zocken-lost-own" };
  },
};
