/** A round of Mausen in small pictures: what everyone played, and then each hunt. */

import type { Mark, Storytelling } from "../../lib/storytelling.ts";
import Art from "./Art.svelte";
import type { MausenHunt, MausenNews } from "./views.ts";

const cards = (all: readonly string[]): Mark[] => all.map((art) => ({ art }));

function played(all: readonly string[]): Mark[] {
  return all.flatMap((art, seat) => [{ seat }, { art }]);
}

function hunt({ played, tied, hunter, card, caught }: MausenHunt): Mark[] {
  const equal = played.filter(([seat]) => tied.includes(seat)).map(([, art]) => ({ art, struck: true }));
  if (hunter === null || card === null) return equal;
  const prey: Mark[] = caught.length > 0 ? cards(caught) : [{ sign: "cross", tone: "bad" }];
  return [...equal, { seat: hunter }, { art: card }, { sign: "arrow" }, ...prey];
}

export const telling: Pick<Storytelling<MausenNews>, "begins" | "marks"> = {
  begins: ({ type }) => type === "Revealed" || type === "Restocked",
  marks: (one) => {
    if (one.type === "Revealed" || one.type === "Restocked") return played(one.cards);
    if (one.type === "TableEmpty") return [{ sign: "refresh" }];
    return one.type === "Hunt" ? hunt(one) : [];
  },
};

export const story: Storytelling<MausenNews> = { ...telling, Art };
