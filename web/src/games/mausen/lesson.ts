/** The booklet's example round, for six; the four rounds before it only set it up. */

import { choice, type Lesson } from "../../lib/lesson.ts";
import type { Say } from "../../lib/texts.ts";
import type { MausenNews, MausenView } from "./views.ts";
import { CIRCLE, named } from "./cards.ts";
import record from "./lesson.json";

const species = (one: string): Say => ({ id: "mausen-species", args: { species: one } });
const hunt = (one: string) => (news: MausenNews) => news.type === "Hunt" && news.species === one;

export const lesson: Lesson<MausenView, MausenNews> = {
  record,
  eyes: null,
  beats: [
    { at: 24, say: { id: "lesson-mausen-table" } },
    {
      at: 24,
      say: { id: "lesson-mausen-circle" },
      ask: [
        choice(species("dog"), "lesson-mausen-circle-no"),
        choice(species("cat"), "lesson-mausen-circle-no"),
        choice(species("mouse"), "lesson-mausen-circle-yes", true),
      ],
    },
    { at: 29, say: { id: "lesson-mausen-pick" } },
    {
      at: 30,
      show: (news) => news.type === "Revealed",
      say: { id: "lesson-mausen-reveal" },
      ask: [choice(named("cat3"), "lesson-mausen-reveal-no"), choice(named("cat4"), "lesson-mausen-reveal-yes", true)],
    },
    {
      at: 30,
      show: hunt("elephant"),
      say: { id: "lesson-mausen-elephant" },
      ask: [
        choice({ id: "lesson-mausen-no-cats" }, "lesson-mausen-dog-no"),
        choice({ id: "lesson-mausen-two-cats" }, "lesson-mausen-dog-no"),
        choice({ id: "lesson-mausen-four-cats" }, "lesson-mausen-dog-yes", true),
      ],
    },
    { at: 30, show: hunt("dog"), say: { id: "lesson-mausen-dog" } },
    { at: 30, show: hunt("cat"), say: { id: "lesson-mausen-cat" } },
    { at: 30, show: hunt("mouse"), say: { id: "lesson-mausen-mouse" } },
    { at: 30, say: { id: "lesson-mausen-end" } },
  ],
  table: { seats: 3, bots: ["simple", "simple"], pace: "relaxed" },
  hint({ view, question, seat }) {
    if (!question?.seats.includes(seat)) return null;
    const worth = CIRCLE.map((prey) => view.table.filter((one) => one.startsWith(prey)).reduce((sum, one) => sum + Number(one.slice(-1)), 0));
    const points = Math.max(...worth);
    return { id: "lesson-mausen-hint", args: { prey: CIRCLE[worth.indexOf(points)]!, points } };
  },
  over(log, seat) {
    if (!log.some((news) => news.type === "Revealed")) return null;
    const caught = log.flatMap((news) => (news.type === "Hunt" && news.hunter === seat ? news.caught : []));
    return caught.length ? { id: "lesson-mausen-caught", args: { caught: caught.map(named) } } : { id: "lesson-mausen-missed" };
  },
};
