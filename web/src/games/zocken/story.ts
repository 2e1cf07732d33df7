/** A turn of Mäusezocken in small pictures: each roll, the mice it brought, and how it ended. */

import type { Mark, Storytelling } from "../../lib/storytelling.ts";
import Art from "./Art.svelte";
import type { Taken, ZockenNews } from "./views.ts";

const dice = (faces: readonly string[]): Mark[] => faces.map((face) => ({ art: `die ${face}` }));

/** Mice from other players come with the player's mark. */
function taken(mice: readonly Taken[]): Mark[] {
  return mice.flatMap(({ colour, owner }) => [...(owner === null ? [] : [{ seat: owner }]), { art: `mouse ${colour}` }]);
}

export const telling: Pick<Storytelling<ZockenNews>, "begins" | "marks"> = {
  begins: (one) => one.type === "GameOver" || one.type === "Begins" || (one.type === "Rolls" && !one.again),
  marks: (one) => {
    switch (one.type) {
      case "Begins":
        return [{ sign: "play" }, { seat: one.seat }];
      case "Rolls":
        return one.again ? [] : [{ seat: one.seat }];
      case "Rolled":
        return dice(one.dice);
      case "Took":
        return [{ sign: "arrow" }, ...taken(one.mice)];
      case "Secured":
      case "Stopped":
        return [{ sign: "check", tone: "good" }];
      case "Lost":
        return [{ sign: "cross", tone: "bad" }];
      case "GameOver":
        return one.points.flatMap((points, seat) => [{ seat }, { text: String(points) }]);
      default:
        return [];
    }
  },
};

export const story: Storytelling<ZockenNews> = { ...telling, Art };
