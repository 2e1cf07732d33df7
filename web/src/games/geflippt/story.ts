/** A race of Mausgeflippt in small pictures: the mouse, how quick everyone was, and what came of it. */

import type { Mark, Storytelling } from "../../lib/storytelling.ts";
import { drawn } from "../../lib/storytelling.ts";
import Art from "./Art.svelte";
import { whacked } from "./finish.ts";
import type { GeflipptJudged, GeflipptNews } from "./views.ts";

/** The times stand in the row of the race already. */
function judged({ seat, action, right }: GeflipptJudged): Mark[] {
  const piece = whacked(action);
  return [{ seat }, { art: piece ? `piece ${piece}` : "attack" }, right ? { sign: "check", tone: "good" } : { sign: "cross", tone: "bad" }];
}

export const telling: Pick<Storytelling<GeflipptNews>, "begins" | "marks"> = {
  begins: ({ type }) => type === "MouseRevealed" || type === "FirstRevealer",
  marks: (one) => {
    switch (one.type) {
      case "FirstRevealer":
        return [{ sign: "play" }, { seat: one.seat }];
      case "CheeseTurned":
        return [{ art: `cheese ${one.cheese}` }];
      case "MouseRevealed":
        return [{ art: "mouse" }, ...drawn("piece", one.mouse.wears), { art: `cheese ${one.mouse.cheese}` }];
      case "Raced":
        return one.finishes.length > 0 ? one.finishes.flatMap(({ seat, reaction_ms }) => [{ seat }, { text: `${reaction_ms}\u00a0ms` }]) : [{ sign: "cross" }];
      case "DrawnFaster":
        return [{ sign: "dice" }, { seat: one.seat }];
      case "Judged":
        return judged(one);
      case "MouseCaught":
        return [{ seat: one.seat }, { sign: "plus", tone: "good" }, { art: "mouse" }];
      case "LaundryLaid":
        return [{ seat: one.seat }, { sign: "minus", tone: "bad" }, ...drawn("piece", [...one.face_up, ...(one.face_down ? [one.face_down] : [])])];
      case "CheeseTaken":
        return [{ seat: one.seat }, { sign: "minus", tone: "bad" }, { art: `cheese ${one.cheese}` }];
      case "Banned":
        return [{ seat: one.seat }, { art: "attack", struck: true }];
      case "TakenBack":
        return [{ seat: one.seat }, { sign: "back" }, { art: `piece ${one.piece}` }];
      case "Reshuffled":
        return [{ sign: "refresh" }];
      default:
        return []; // what only one seat saw, and what the words alone say well
    }
  },
};

export const story: Storytelling<GeflipptNews> = { ...telling, Art };
