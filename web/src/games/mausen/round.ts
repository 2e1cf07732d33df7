/** What a round looks like at one moment, and how it is explained. */

import type { Species } from "../../art";
import type { Scene } from "../../lib/board.ts";
import type { Say } from "../../lib/texts.ts";
import type { MausenHunt, MausenView } from "../../lib/views.ts";
import { named, points, speciesOf } from "./cards.ts";

export interface Pile {
  readonly size: number;
  /** null: face down to us. */
  readonly cards: readonly string[] | null;
  readonly points: number | null;
}

export interface Moment {
  /** What was turned up, by seat; empty while everybody picks. */
  readonly played: readonly string[];
  /** What lies there, what is being caught right now included. */
  readonly table: readonly string[];
  /** The one being shown. */
  readonly hunt: MausenHunt | null;
  /** Which cards are being caught right now. */
  readonly taken: Species | null;
  /** Which have been caught before in this round. */
  readonly gone: ReadonlySet<Species>;
  /** Whose cards have cancelled each other. */
  readonly tied: ReadonlySet<number>;
  readonly restocked: boolean;
  /** As they were before this hunt. */
  readonly piles: readonly Pile[];
}

/** What is to be seen: the table, or in a scene the round as far as it has been told. */
export function moment(view: MausenView, scene: Scene<"mausen"> | null): Moment {
  let played: readonly string[] = [];
  let restocked = false;
  const hunts: MausenHunt[] = [];
  for (const one of scene?.news ?? []) {
    if (one.type === "Revealed" || one.type === "Restocked") {
      played = one.cards;
      restocked = one.type === "Restocked";
    } else if (one.type === "Hunt") hunts.push(one);
  }
  const hunt = hunts.at(-1) ?? null;
  const before = hunts.slice(0, -1);
  const gone = new Set(before.flatMap((one) => one.caught.map(speciesOf)));
  return {
    played,
    table: view.table.filter((card) => !gone.has(speciesOf(card))),
    hunt,
    taken: hunt?.caught.length ? speciesOf(hunt.caught[0]!) : null,
    gone,
    tied: new Set(hunts.flatMap((one) => one.tied)),
    restocked,
    piles: view.piles.map((cards, seat) => pile(view.pile_size[seat] ?? 0, cards, before.filter((one) => one.hunter === seat))),
  };
}

function pile(size: number, cards: readonly string[] | null, hunts: readonly MausenHunt[]): Pile {
  const caught = hunts.flatMap((hunt) => hunt.caught);
  const all = cards && [...cards, ...caught];
  return { size: size + caught.length, cards: all, points: all && points(all) };
}

/** One sentence that says what is being shown, and why. */
export function explained(now: Moment, names: readonly string[]): Say | null {
  if (now.restocked) return { id: "mausen-board-restocked" };
  if (!now.hunt) return now.played.length ? { id: "mausen-board-reveal" } : null;
  const { species, tied, hunter, card, prey, caught } = now.hunt;
  const cards = tied.map((seat) => named(now.played[seat] ?? ""));
  if (hunter === null || card === null) return { id: "mausen-board-tie-none", args: { tied: cards, species } };
  const who = { name: names[hunter] ?? "", card: named(card) };
  const what: Say = { id: "mausen-board-prey", args: { species: prey, count: caught.length } };
  if (tied.length && caught.length) return { id: "mausen-board-tie-catches", args: { tied: cards, ...who, prey: what } };
  if (tied.length) return { id: "mausen-board-tie-nothing", args: { tied: cards, ...who } };
  if (!caught.length) return { id: "mausen-finds-nothing", args: who };
  return { id: now.gone.has(species as Species) ? "mausen-board-caught-catches" : "mausen-board-catches", args: { ...who, prey: what } };
}
