/** Where the mice are, and where news send them. */

import type { MouseColour } from "../../art/kinds.ts";
import type { Scene } from "../../lib/board.ts";
import type { ZockenNews, ZockenView } from "../../lib/views.ts";

export const COLOURS = ["yellow", "green", "blue", "orange", "red"] as const satisfies readonly MouseColour[];
export const MICE_OF_A_COLOUR = 6;
export const MOST_ASIDE = 2;

/** How many of each colour, in the order of COLOURS. */
export type Mice = readonly number[];

/** The middle, what is set aside, or what a seat owns. */
export type Place = "middle" | "aside" | number;

export type Lay = Pick<ZockenView, "middle" | "aside" | "owned">;

export interface Move {
  readonly colour: MouseColour;
  readonly from: Place;
  readonly to: Place;
}

/** What mice are worth; for children every mouse counts one point. */
export function worth(mice: Mice, children: boolean): number {
  return mice.reduce((sum, count, place) => sum + count * (children ? 1 : place + 1), 0);
}

export function inTotal(mice: Mice): number {
  return mice.reduce((sum, count) => sum + count, 0);
}

/** One entry for each mouse. */
export function eachOf(mice: Mice): MouseColour[] {
  return COLOURS.flatMap((colour, place) => Array<MouseColour>(mice[place] ?? 0).fill(colour));
}

/** Which mice some news send where. */
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

/** Without the mice that are about to run. */
export function leaving(lay: Lay, gone: readonly Move[]): Lay {
  return gone.reduce((now, { from, colour }) => changed(now, from, colour, -1), lay);
}

export function moved(lay: Lay, made: readonly Move[]): Lay {
  return made.reduce((now, { to, colour }) => changed(now, to, colour, 1), leaving(lay, made));
}

/** What is seen in a scene: what lies there as it begins, which mice run, and what lies there then. */
export function played({ news, before, after }: Pick<Scene<"zocken">, "news" | "before" | "after">) {
  const subject = news.at(-1);
  if (!before || !subject || (subject.type === "Begins" && subject.game > 1)) return { from: after, runs: [], to: after };
  const from = news.slice(0, -1).reduce<Lay>((lay, told) => moved(lay, moves(told)), before);
  const runs = moves(subject);
  return { from, runs, to: moved(from, runs) };
}

/** The name of a mouse's spot on the board; seats have one for each colour. */
export function spot(place: Place, colour: MouseColour, at = 0): string {
  return typeof place === "number" ? `${place}-${colour}` : `${place}-${colour}-${at}`;
}

/** From which spot to which each mouse runs. */
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

/** In a series everybody's points of the games before this one. */
export function earlier(view: ZockenView): number[] {
  const games = view.points.slice(0, view.game - 1);
  return view.owned.map((_, seat) => games.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
}
