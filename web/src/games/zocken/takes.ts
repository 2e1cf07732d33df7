/** Ways to use the dice, as the question lists them: read only to show them. */

import type { Face, MouseColour } from "../../art/kinds.ts";
import { COLOURS } from "./mice.ts";

/** A mouse that may be taken, and whose it is; null is the middle. */
export interface Source {
  readonly colour: MouseColour;
  readonly owner: number | null;
}

export interface Offer {
  readonly action: string;
  readonly mice: readonly Source[];
}

/** So many can be seen at a glance, jokers or not. */
const FEW = 6;

/** So many fit beside each other, each with its owner's name; more of them have the owner's mark alone. */
const IN_A_ROW = 3;
const WITH_NAMES = 12;

/** How buttons are laid out that show so many takes, and one more to choose again. */
export function layout(takes: number, begun: boolean): "row" | "columns" | "crowd" {
  const buttons = begun ? takes + 1 : takes;
  if (buttons > WITH_NAMES) return "crowd";
  return begun || buttons > IN_A_ROW ? "columns" : "row";
}

/** What may be taken; empty if something else is asked. */
export function offers(legal: readonly string[]): readonly Offer[] {
  const all = legal.filter((action) => action !== "roll" && action !== "stop").map((action) => ({ action, mice: mice(action) }));
  return [...all.filter((one) => one.mice.length > 1), ...all.filter((one) => one.mice.length === 1)];
}

export function mice(action: string): readonly Source[] {
  return action.split("+").map((mouse) => {
    const [colour, owner] = mouse.split(":");
    return { colour: colour as MouseColour, owner: owner === undefined ? null : Number(owner) };
  });
}

/** What a joker is asked first: its colour, and what that allows. Null if all can be shown at once. */
export function groups(all: readonly Offer[], dice: readonly string[]): ReadonlyMap<MouseColour, readonly Offer[]> | null {
  if (all.length <= FEW || !dice.includes("joker")) return null;
  const rolled = dice.find((die) => die !== "joker") as Face | undefined;
  const found = new Map<MouseColour, Offer[]>();
  for (const colour of COLOURS) {
    const fitting = all.filter(({ mice }) => {
      const colours = new Set(mice.map((mouse) => mouse.colour));
      return colours.has(colour) && (colours.size === 1 || colour !== rolled);
    });
    if (fitting.length > 0) found.set(colour, fitting);
  }
  return found;
}

const same = (one: Source) => (other: Source) => one.colour === other.colour && one.owner === other.owner;

/** What is left of a take when these mice have been picked up; null if it does not hold them all. */
function rest(offer: Offer, picked: readonly Source[]): readonly Source[] | null {
  const left = [...offer.mice];
  for (const mouse of picked) {
    const at = left.findIndex(same(mouse));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function holding(all: readonly Offer[], picked: readonly Source[]): readonly Offer[] {
  return all.filter((offer) => rest(offer, picked));
}

/** The mice that may be picked up next. */
export function lit(all: readonly Offer[], picked: readonly Source[]): readonly Source[] {
  const next = all.flatMap((offer) => rest(offer, picked) ?? []);
  return next.filter((mouse, at) => next.findIndex(same(mouse)) === at);
}
