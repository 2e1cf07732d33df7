/** Three mice: one to whack, one to attack, and one to leave alone. */

import { choice, type Lesson } from "../../lib/lesson.ts";
import type { Say } from "../../lib/texts.ts";
import type { GeflipptNews, GeflipptView } from "./views.ts";
import { thing } from "./finish.ts";
import record from "./lesson.json";

/** How many mice turn up in the learner's first round. */
const MICE = 3;

const number = (points: number): Say => ({ id: "points-count", args: { points, shown: String(points) } });
const raced = (news: GeflipptNews): boolean => news.type === "Raced";

export const lesson: Lesson<GeflipptView, GeflipptNews> = {
  record,
  eyes: 0,
  beats: [
    { at: 23, say: { id: "lesson-geflippt-hand" } },
    {
      at: 25,
      say: { id: "lesson-geflippt-mouse" },
      ask: [
        choice(thing("tie-blue"), "lesson-geflippt-mouse-no"),
        choice(thing("glasses-black"), "lesson-geflippt-mouse-yes", true),
        choice(thing("dress-red"), "lesson-geflippt-mouse-no"),
      ],
    },
    { at: 29, show: raced, say: { id: "lesson-geflippt-whacked" } },
    {
      at: 31,
      say: { id: "lesson-geflippt-attack" },
      ask: [
        choice({ id: "lesson-geflippt-whack-anyway" }, "lesson-geflippt-attack-whack"),
        choice({ id: "geflippt-do-attack" }, "lesson-geflippt-attack-yes", true),
        choice({ id: "geflippt-do-pass" }, "lesson-geflippt-attack-pass"),
      ],
    },
    { at: 34, show: raced, say: { id: "lesson-geflippt-attacked" } },
    {
      at: 36,
      say: { id: "lesson-geflippt-cheese" },
      ask: [
        choice({ id: "lesson-geflippt-whack-anyway" }, "lesson-geflippt-cheese-no"),
        choice({ id: "geflippt-do-attack" }, "lesson-geflippt-cheese-no"),
        choice({ id: "geflippt-do-pass" }, "lesson-geflippt-cheese-yes", true),
      ],
    },
    { at: 40, show: raced, say: { id: "lesson-geflippt-burnt" } },
    {
      at: 40,
      say: { id: "lesson-geflippt-count" },
      ask: [
        choice(number(10), "lesson-geflippt-count-no"),
        choice(number(5), "lesson-geflippt-count-yes", true),
        choice(number(6), "lesson-geflippt-count-no"),
      ],
    },
  ],
  table: { seats: 2, bots: ["pip"], options: { window_ms: 30000 }, pace: "relaxed" },
  hint({ view, seat }) {
    if (!view.mouse) return { id: view.revealer === seat ? "lesson-geflippt-hint-reveal" : "lesson-geflippt-hint-soon" };
    if (view.reacted[seat]) return null;
    if (view.protected) return { id: "lesson-geflippt-hint-leave" };
    const { wears } = view.mouse;
    return { id: view.hand.some((piece) => wears.includes(piece)) ? "lesson-geflippt-hint-whack" : "lesson-geflippt-hint-attack" };
  },
  over(log, seat) {
    if (log.filter(raced).length < MICE && !log.some((news) => news.type === "Ended")) return null;
    return { id: "lesson-geflippt-caught", args: { mice: log.filter((news) => news.type === "MouseCaught" && news.seat === seat).length } };
  },
};
