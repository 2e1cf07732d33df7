/** The ways to use the dice, as the question lists them. Parsed only for display. */

import type { Face, MouseColour } from "../../art/kinds.ts";
import { COLOURS } from "./mice.ts";

/** A mouse that may be taken, and its owner; null is the middle. */
export interface Source {
  readonly colour: MouseColour;
  readonly owner: number | null;
}

export interface Offer {
  readonly action: string;
  readonly mice: readonly Source[];
}

/** This many can be taken in at a glance, with or without jokers. */
const FEW = 6;

/** This many fit below each other with all their words: enough for what is left once a mouse is picked up. */
const WITH_WORDS = 3;

/** This many fit side by side with their owners' names. Beyond WITH_NAMES, they show only the owner's mark. */
const IN_A_ROW = 3;
const WITH_NAMES = 12;

/** The layout of the buttons for this many takes, plus one to choose again. */
export function layout(takes: number, begun: boolean): "row" | "list" | "columns" | "crowd" {
  const buttons = begun ? takes + 1 : takes;
  if (buttons > WITH_NAMES) return "crowd";
  if (begun && takes <= WITH_WORDS) return "list";
  return begun || buttons > IN_A_ROW ? "columns" : "row";
}

/** What a take is worth: for children, every mouse counts the same. */
export function value({ mice }: Offer, children: boolean): number {
  return mice.reduce((sum, { colour }) => sum + (children ? 1 : COLOURS.indexOf(colour) + 1), 0);
}

/** The takes on offer; none if the question is about something else. */
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

/** The joker's colours to choose from first, with the takes of each. Null if all takes can be shown at once. */
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

/** What remains of a take once these mice have been picked up; null if it doesn't contain them all. */
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
