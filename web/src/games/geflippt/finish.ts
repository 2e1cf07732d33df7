/** The photo finish: the news of one race, lane by lane and in words. */

import type { Scene, Told } from "../../lib/board.ts";
import type { Say } from "../../lib/texts.ts";
import type { GeflipptHandShown, GeflipptJudged, GeflipptNews, GeflipptView, Mouse } from "./views.ts";

/** One seat's race. */
export interface Lane {
  readonly seat: number;
  readonly kind: "whack" | "attack" | "none";
  readonly ms: number | null;
  /** How far it had got when the fastest arrived, from 0 to 1. */
  readonly along: number;
  /** Null for seats that were too late to count. */
  readonly judged: GeflipptJudged | null;
  readonly mice: number;
  readonly laundry: number;
  readonly cheeses: number;
  /** The total points gained or lost. */
  readonly points: number;
}

type Race = Pick<Scene<GeflipptView, GeflipptNews>, "news" | "before" | "after">;

/** A hand that attacked, and the pieces in it that the mouse wears. */
export interface ShownHand {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly worn: readonly string[];
}

export interface Finish {
  readonly lanes: readonly Lane[];
  readonly mouse: Mouse | null;
  readonly cheese: string | null;
  readonly hands: readonly ShownHand[];
  /** Why it turned out this way: a short paragraph for each seat judged, the fastest first. */
  readonly why: readonly (readonly Say[])[];
}

export function thing(name: string): Say {
  return { id: `geflippt-${name}` };
}

/** The piece that an action whacks with; null if it isn't a whack. */
export function whacked(action: string): string | null {
  return action.startsWith("whack ") ? action.slice("whack ".length) : null;
}

/** The race that this news reports; null if it reports none. */
export function finishOf(race: Race): Finish | null {
  const { news, before, after } = race;
  const raced = news.find((one) => one.type === "Raced");
  if (!raced) return null;
  const best = raced.finishes[0]?.reaction_ms ?? 0;
  const mouse = before?.mouse ?? null;
  const still = after.scores.map((_, seat) => seat).filter((seat) => !raced.finishes.some((one) => one.seat === seat));
  const lanes = [
    ...raced.finishes.map(({ seat, kind, reaction_ms: ms }) => lane(race, seat, kind, ms, ms > 0 ? best / ms : 1)),
    ...still.map((seat) => lane(race, seat, "none", null, 0)),
  ];
  const hands = news.filter((one) => one.type === "HandShown").map((one) => shown(one, mouse));
  return { lanes, mouse, cheese: before?.cheese ?? null, hands, why: told(news) };
}

function lane({ news, before, after }: Race, seat: number, kind: Lane["kind"], ms: number | null, along: number): Lane {
  const own = news.filter((one) => "seat" in one && one.seat === seat);
  const laid = own.filter((one) => one.type === "LaundryLaid");
  return {
    seat,
    kind,
    ms,
    along,
    judged: own.find((one) => one.type === "Judged") ?? null,
    mice: own.filter((one) => one.type === "MouseCaught").length,
    laundry: laid.reduce((sum, one) => sum + one.face_up.length + (one.face_down ? 1 : 0), 0),
    cheeses: own.filter((one) => one.type === "CheeseTaken").length,
    points: before ? (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0) : 0,
  };
}

function shown({ seat, hand }: GeflipptHandShown, mouse: Mouse | null): ShownHand {
  return { seat, hand, worn: hand.filter((piece) => mouse?.wears.includes(piece)) };
}

/** The news that the finish puts into words. The rest is visible, or comes afterwards. */
const SAID: readonly string[] = ["DrawnFaster", "Judged", "CheeseTaken", "LaundryLaid", "Banned"];

function told(news: readonly Told<GeflipptNews>[]): readonly (readonly Say[])[] {
  const judged = news.filter((one) => one.type === "Judged");
  if (judged.length === 0) return news.filter((one) => one.type === "Raced").map((one) => one.told);
  return judged.map(({ seat }) =>
    news
      .filter((one) => "seat" in one && one.seat === seat && (SAID.includes(one.type) || (one.type === "MouseCaught" && one.from_stack)))
      .flatMap((one) => one.told),
  );
}
