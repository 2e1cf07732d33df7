/** What is worth a remark: a race won, a race lost by very little, or something played wrongly. */

import type { Occasion, Occasions } from "../../lib/remarks.ts";
import type { GeflipptNews } from "./views.ts";

/** A lead that anybody would call narrow. */
const NARROW_MS = 150;
/** A lead that nobody would boast of any more in milliseconds. */
const CLEAR_MS = 999;
const gap = (ms: number) => ({ gap: { id: "remark-gap", args: { ms } } });

export const occasions: Occasions<GeflipptNews> = (news) => {
  const found: Occasion[] = [];
  const won = news.find((one) => one.type === "Judged" && one.place === 1 && one.right && !one.protected);
  for (const one of news) {
    if (one.type === "Judged" && !one.right) found.unshift({ seat: one.seat, own: { id: "remark-geflippt-wrong", mood: "scared" } });
    if (one.type === "Judged" && one === won && one.ahead_ms && one.ahead_ms <= CLEAR_MS)
      found.push({ seat: one.seat, own: { id: "remark-geflippt-first", mood: "smug" }, args: gap(one.ahead_ms) });
    if (one.type === "Raced" && won?.type === "Judged") {
      const [first, second] = one.finishes;
      const late = first && second ? second.reaction_ms - first.reaction_ms : 0;
      if (first && second && first.seat === won.seat && late > 0 && late <= NARROW_MS)
        found.unshift({ seat: second.seat, about: first.seat, own: { id: "remark-geflippt-late", mood: "scared" }, args: gap(late) });
    }
  }
  return found;
};
