/** What is worth a remark: a turn lost or ended with many points, or a mouse taken from somebody. */

import type { Occasion, Occasions } from "../../lib/remarks.ts";
import type { ZockenNews } from "./views.ts";

const MANY = 6;
/** A mouse is worth the position of its colour. */
const worth = (mice: readonly number[]): number => mice.reduce((sum, count, at) => sum + count * (at + 1), 0);

export const occasions: Occasions<ZockenNews> = (news) => {
  const found: Occasion[] = [];
  for (const one of news) {
    if (one.type === "Lost" || one.type === "Stopped") {
      const points = worth(one.mice);
      if (points < MANY) continue;
      found.unshift(
        one.type === "Lost"
          ? { seat: one.seat, own: { id: "remark-zocken-lost", mood: "scared" }, other: { id: "remark-zocken-lost-other", mood: "smug" }, args: { points } }
          : { seat: one.seat, own: { id: "remark-zocken-stopped", mood: "smug" }, args: { points } },
      );
    }
    if (one.type === "Took")
      for (const { owner } of one.mice)
        if (owner !== null && owner !== one.seat) found.push({ seat: owner, about: one.seat, own: { id: "remark-zocken-stolen", mood: "scared" } });
  }
  return found;
};
