/** Where the mice are, and where the news sends them. */

import { MOUSE_COLOURS, type MouseColour } from "../../art/kinds.ts";
import type { ZockenNews, ZockenView } from "./views.ts";

export const COLOURS = MOUSE_COLOURS;
export const MICE_OF_A_COLOUR = 6;
export const MOST_ASIDE = 2;

/** How many of each colour, in the order of COLOURS. */
export type Mice = readonly number[];

/** The middle, the mice set aside, or those a seat owns. */
export type Place = "middle" | "aside" | number;

export type Lay = Pick<ZockenView, "middle" | "aside" | "owned">;

export interface Move {
  readonly colour: MouseColour;
  readonly from: Place;
  readonly to: Place;
}

export function inTotal(mice: Mice): number {
  return mice.reduce((sum, count) => sum + count, 0);
}

/** What mice are worth: for children, all the same. */
export function worth(mice: Mice, children: boolean): number {
  return mice.reduce((sum, count, at) => sum + count * (children ? 1 : at + 1), 0);
}

/** One entry for each mouse. */
export function eachOf(mice: Mice): MouseColour[] {
  return COLOURS.flatMap((colour, place) => Array<MouseColour>(mice[place] ?? 0).fill(colour));
}

/** The moves that an item of news makes. */
export function moves(told: ZockenNews): readonly Move[] {
  switch (told.type) {
    case "Took":
      return told.mice.map(({ colour, owner }) => ({ colour: colour as MouseColour, from: owner ?? "middle", to: "aside" }));
    case "Secured":
    case "Stopped":
      return eachOf(told.mice).map((colour) => ({ colour, from: "aside", to: told.seat }));
    case "Lost":
      return eachOf(told.mice).map((colour) => ({ colour, from: "aside", to: "middle" }));
    default:
      return [];
  }
}

export function countAt(lay: Lay, place: Place, colour: MouseColour): number {
  const mice = typeof place === "number" ? lay.owned[place] : lay[place];
  return mice?.[COLOURS.indexOf(colour)] ?? 0;
}

function changed(lay: Lay, place: Place, colour: MouseColour, by: number): Lay {
  const counted = (mice: Mice) => mice.map((count, at) => (COLOURS[at] === colour ? count + by : count));
  return typeof place === "number"
    ? { ...lay, owned: lay.owned.map((mice, seat) => (seat === place ? counted(mice) : mice)) }
    : { ...lay, [place]: counted(lay[place]) };
}

/** The mice that stay: all but those about to run. */
export function leaving(lay: Lay, gone: readonly Move[]): Lay {
  return gone.reduce((now, { from, colour }) => changed(now, from, colour, -1), lay);
}

export function moved(lay: Lay, made: readonly Move[]): Lay {
  return made.reduce((now, { to, colour }) => changed(now, to, colour, 1), leaving(lay, made));
}

interface Seen {
  readonly news: readonly ZockenNews[];
  readonly before: ZockenView | null;
  readonly after: ZockenView;
}

/** What a scene shows: the layout at its start, the mice that run, and the layout at its end. */
export function played({ news, before, after }: Seen) {
  const subject = news.at(-1);
  if (!before || !subject || (subject.type === "Begins" && subject.game > 1)) return { from: after, runs: [], to: after };
  const from = news.slice(0, -1).reduce<Lay>((lay, told) => moved(lay, moves(told)), before);
  const runs = moves(subject);
  return { from, runs, to: moved(from, runs) };
}

/** The name of a mouse's spot on the board; a seat has one for each colour. */
export function spot(place: Place, colour: MouseColour, at = 0): string {
  return typeof place === "number" ? `${place}-${colour}` : `${place}-${colour}-${at}`;
}

/** The spots each mouse runs from and to. */
export function paths(from: Lay, runs: readonly Move[]): { colour: MouseColour; from: string; to: string }[] {
  let lay = from;
  return runs.map((run) => {
    const { colour } = run;
    const start = spot(run.from, colour, countAt(lay, run.from, colour) - 1);
    const end = spot(run.to, colour, countAt(lay, run.to, colour));
    lay = moved(lay, [run]);
    return { colour, from: start, to: end };
  });
}

/** A seat's points at the start of a scene and its gain or loss, taken from the views before and after. */
export function scored({ news, before, after }: Seen, seat: number): { had: number; change: number } {
  const end = (before && after.points[before.game - 1]?.[seat]) ?? after.scores[seat] ?? 0; // of the game being played then
  const touched = (told: ZockenNews | undefined) => told && moves(told).some(({ from, to }) => from === seat || to === seat);
  if (!before || news.at(-1)?.type === "Begins") return { had: after.scores[seat] ?? 0, change: 0 };
  const had = news.slice(0, -1).some(touched) ? end : (before.scores[seat] ?? 0);
  return { had, change: touched(news.at(-1)) ? end - had : 0 };
}
