/** What is worth a remark: many points won, a vulture taken, or equal cards. */

import type { Occasion, Occasions } from "../../lib/remarks.ts";
import type { GeierNews } from "./views.ts";

const MANY = 6;
const DEAR = -2;

export const occasions: Occasions<GeierNews> = (news) => {
  const found: Occasion[] = [];
  for (const one of news) {
    if (one.type === "Won") {
      const points = one.pot.reduce((sum, prize) => sum + prize, 0);
      if (points >= MANY) found.unshift({ seat: one.seat, own: { id: "remark-geier-won", mood: "smug" }, args: { points } });
      if (points <= DEAR)
        found.unshift({
          seat: one.seat,
          own: { id: "remark-geier-vulture", mood: "scared" },
          other: { id: "remark-geier-vulture-other", mood: "smug" },
          args: { points: -points },
        });
    }
    if (one.type === "Revealed") for (const seat of one.cancelled) found.push({ seat, own: { id: "remark-equal", mood: "scared" } });
  }
  return found;
};
