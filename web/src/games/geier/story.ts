/** A round of Hol's der Geier in small pictures: the prize, the bids, and who took the pot. */

import type { Storytelling } from "../../lib/storytelling.ts";
import Art from "./Art.svelte";
import type { GeierNews } from "./views.ts";

export const telling: Pick<Storytelling<GeierNews>, "begins" | "marks"> = {
  begins: ({ type }) => type === "TurnedUp",
  marks: (one) => {
    switch (one.type) {
      case "TurnedUp":
        return one.pot.map((prize) => ({ art: `prize ${prize}` }));
      case "Revealed":
        return one.cards.flatMap((card, seat) => [{ seat }, { art: `bid ${card} ${seat}`, struck: one.cancelled.includes(seat) }]);
      case "Won":
        return [{ sign: "arrow" }, { seat: one.seat }];
      case "CarriedOver":
        return [{ sign: "pause" }];
      case "Discarded":
        return [{ sign: "cross", tone: "bad" }];
      default:
        return [];
    }
  },
};

export const story: Storytelling<GeierNews> = { ...telling, Art };
