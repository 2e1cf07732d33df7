/** What is worth a remark: many cards caught at once, or a card lost in a tie. */

import type { Occasion, Occasions } from "../../lib/remarks.ts";
import type { MausenNews } from "./views.ts";

const MANY = 3;

export const occasions: Occasions<MausenNews> = (news) => {
  const found: Occasion[] = [];
  for (const one of news) {
    if (one.type !== "Hunt") continue;
    const count = one.caught.length;
    if (one.hunter !== null && count >= MANY)
      found.unshift({
        seat: one.hunter,
        own: { id: "remark-mausen-many", mood: "smug" },
        other: { id: "remark-mausen-many-other", mood: "scared" },
        args: { cards: { id: "remark-cards", args: { count } } },
      });
    for (const seat of one.tied) found.push({ seat, own: { id: "remark-equal", mood: "scared" } });
  }
  return found;
};
