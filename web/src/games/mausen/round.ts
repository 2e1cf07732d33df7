/** One moment of a round, and its explanation. */

import type { Species } from "../../art/kinds.ts";
import type { Scene, Told } from "../../lib/board.ts";
import type { Say } from "../../lib/texts.ts";
import type { Words } from "../../lib/wire.ts";
import type { MausenHunt, MausenNews, MausenView } from "./views.ts";
import { speciesOf } from "./cards.ts";

export interface Pile {
  readonly size: number;
  /** null: hidden from us. */
  readonly cards: readonly string[] | null;
  /** Its value before this round, in words. */
  readonly told: Say | undefined;
}

export interface Moment {
  /** The cards revealed, by seat; empty while players are picking. */
  readonly played: readonly string[];
  /** The cards on the table, including those being caught right now. */
  readonly table: readonly string[];
  /** The hunt being shown. */
  readonly hunt: Told<MausenHunt> | null;
  /** The cards being caught right now. */
  readonly taken: Species | null;
  /** The cards caught earlier in this round. */
  readonly gone: ReadonlySet<Species>;
  /** The seats whose cards have cancelled each other. */
  readonly tied: ReadonlySet<number>;
  readonly restocked: boolean;
  /** While nobody has been told how it ends: how long it is shown; otherwise null. */
  readonly chase: number | null;
  /** As they were before this hunt. */
  readonly piles: readonly Pile[];
}

/** What there is to see: the table or, in a scene, the round as far as it has been shown. */
export function moment(view: MausenView, words: Words, scene: Scene<MausenView, MausenNews> | null): Moment {
  let played: readonly string[] = [];
  let restocked = false;
  const hunts: Told<MausenHunt>[] = [];
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
    chase: scene?.telling === "hush" ? scene.ms : null,
    piles: view.piles.map((cards, seat) => {
      const caught = before.flatMap((one) => (one.hunter === seat ? one.caught : []));
      return { size: (view.pile_size[seat] ?? 0) + caught.length, cards: cards && [...cards, ...caught], told: words.figures[seat]?.[0] };
    }),
  };
}

/** What is being shown, and why. */
export function explained(now: Moment): readonly Say[] {
  if (now.restocked) return [{ id: "mausen-board-restocked" }];
  if (now.hunt) return now.chase === null ? now.hunt.told : [{ id: "mausen-board-hunts", args: { species: now.hunt.species } }];
  return now.played.length ? [{ id: "mausen-board-reveal" }] : [];
}
