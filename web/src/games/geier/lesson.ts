/** The booklet's examples, as five rounds of one match. */

import { choice, type Lesson } from "../../lib/lesson.ts";
import type { Say } from "../../lib/texts.ts";
import type { GeierNews, GeierView } from "./views.ts";
import record from "./lesson.json";

/** A pot of at least this is worth a high card. */
const BIG = 6;

const card = (value: number): Say => ({ id: "geier-card", args: { card: value } });
const revealed = (news: GeierNews): boolean => news.type === "Revealed";

export const lesson: Lesson<GeierView, GeierNews> = {
  record,
  eyes: null,
  beats: [
    { at: 1, say: { id: "lesson-geier-prize" } },
    {
      at: 5,
      say: { id: "lesson-geier-bid" },
      ask: [
        choice(card(3), "lesson-geier-highest-no"),
        choice(card(14), "lesson-geier-highest-yes", true),
        choice(card(11), "lesson-geier-highest-no"),
      ],
    },
    { at: 7, show: revealed, say: { id: "lesson-geier-highest" } },
    {
      at: 7,
      say: { id: "lesson-geier-vulture" },
      ask: [
        choice(card(13), "lesson-geier-lowest-no"),
        choice(card(5), "lesson-geier-lowest-yes", true),
        choice(card(8), "lesson-geier-lowest-no"),
      ],
    },
    { at: 13, show: revealed, say: { id: "lesson-geier-lowest" } },
    {
      at: 13,
      say: { id: "lesson-geier-equal" },
      ask: [
        choice(card(14), "lesson-geier-equal-no"),
        choice(card(12), "lesson-geier-equal-yes", true),
        choice({ id: "lesson-geier-nobody-card" }, "lesson-geier-equal-no"),
      ],
    },
    { at: 19, show: revealed, say: { id: "lesson-geier-cancel" } },
    { at: 25, show: revealed, say: { id: "lesson-geier-ties" } },
    {
      at: 25,
      say: { id: "lesson-geier-pot" },
      ask: [
        choice({ id: "lesson-geier-pot-highest" }, "lesson-geier-pot-yes", true),
        choice({ id: "lesson-geier-pot-lowest" }, "lesson-geier-pot-no"),
      ],
    },
    { at: 31, show: revealed, say: { id: "lesson-geier-both" } },
    { at: 31, say: { id: "lesson-geier-end" } },
  ],
  table: { seats: 3, bots: ["simple", "simple"], pace: "relaxed" },
  hint({ view, question, seat }) {
    if (!question?.seats.includes(seat) || view.prize === null) return null;
    const pot = view.carried.reduce((sum, one) => sum + one, view.prize);
    const kind = pot < 0 ? "vulture" : pot < BIG ? "small" : "big";
    return { id: `lesson-geier-hint-${kind}`, args: { points: Math.abs(pot) } };
  },
  over(log, seat, names) {
    const end = log.find((news) => news.type === "Won" || news.type === "CarriedOver" || news.type === "Discarded");
    if (!end) return null;
    if (end.type !== "Won") return { id: "lesson-geier-nobody" };
    if (end.seat !== seat) return { id: "lesson-geier-other", args: { name: names[end.seat] ?? "" } };
    return { id: end.by === "highest" ? "lesson-geier-got-mouse" : "lesson-geier-got-vulture" };
  },
};
