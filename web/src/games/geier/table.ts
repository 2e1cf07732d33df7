/** What is on the table, and the words for it. */

import type { Scene, Told } from "../../lib/board.ts";
import type { GeierCarriedOver, GeierDiscarded, GeierNews, GeierRevealed, GeierView, GeierWon } from "./views.ts";

export const CARDS = Array.from({ length: 15 }, (_, at) => at + 1);

/** The steps of a round, once a scene reveals it. */
export type Step = "turn" | "decide" | "take" | "have";
export type Result = Told<GeierWon | GeierCarriedOver | GeierDiscarded>;

/** Mice first, then vultures, each with the weightiest first. */
export function sorted(prizes: readonly number[]): number[] {
  return [...prizes].sort((one, other) => (one > 0 && other < 0 ? -1 : one < 0 && other > 0 ? 1 : Math.abs(other) - Math.abs(one)));
}

export function revealed(news: readonly GeierNews[]): GeierRevealed | undefined {
  return news.find((one) => one.type === "Revealed");
}

export function result(news: readonly Told<GeierNews>[]): Result | undefined {
  return news.find((one) => one.type === "Won" || one.type === "CarriedOver" || one.type === "Discarded");
}

/** What to draw during a scene: the view before it, plus what the scene has done so far. */
export function lying(view: GeierView, scene: Scene<GeierView, GeierNews> | null, step: Step): GeierView {
  if (!scene) return view;
  const told = revealed(scene.news);
  if (!told) return scene.after;
  const own = view.seat === null ? undefined : told.cards[view.seat];
  const shown = { ...view, hand: view.hand.filter((card) => card !== own), has_bid: view.has_bid.map(() => true) };
  if (step !== "have") return shown;
  const { won, scores } = scene.after;
  return { ...shown, won, scores };
}

/** The cards of the last round that everybody can see; those played more than once are `equal`. */
export function before(view: GeierView): { card: number; equal: boolean }[] {
  const cards = view.spent.at(-1) ?? [];
  return cards.map((card) => ({ card, equal: cards.filter((other) => other === card).length > 1 }));
}
