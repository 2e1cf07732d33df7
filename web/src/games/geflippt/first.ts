/** The first mice with Pip. A race leaves no time to read, so what has not been read waits for the next one. */

import type { FirstTime, Tip } from "../../lib/firsttime.ts";
import type { GeflipptNews, GeflipptView } from "./views.ts";

/** What is pressed in a race: no bubble may lie there when it begins. */
const spare = ["hand"];

export const first: FirstTime<GeflipptView, GeflipptNews> = {
  goal: { say: { id: "first-geflippt-goal" }, at: "own", once: true, spare },
  played: ({ log }) => log.filter(({ type }) => type === "Raced").length,
  rounds: 4,
  racing: ({ mouse }) => mouse !== null,
  raced: ["stage"],
  tips({ view, question, seat }) {
    const told: Tip[] = ["hand", "cheese"].map((what) => ({ say: { id: `first-geflippt-${what}` }, at: "hand", once: true, spare }));
    const reveals = !view.mouse && question?.seats.includes(seat);
    return reveals ? [...told, { say: { id: "first-geflippt-reveal" }, at: "reveal", act: true, spare }] : told;
  },
};
