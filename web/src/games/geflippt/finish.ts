/** The photo finish: what the news of one race say, lane by lane and in words. */

import type { Say } from "../../lib/texts.ts";
import type { GeflipptHandShown, GeflipptJudged, GeflipptNews, Mouse } from "../../lib/views.ts";

/** One seat's race. */
export interface Lane {
  readonly seat: number;
  readonly kind: "whack" | "attack" | "none";
  readonly ms: number | null;
  /** How far it had come when the fastest was there: from 0 to 1. */
  readonly along: number;
  /** Null for those who were too late to count. */
  readonly judged: GeflipptJudged | null;
  readonly mice: number;
  readonly laundry: number;
  readonly cheeses: number;
}

/** A hand that attacked, and what of it the mouse wears. */
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
  /** Why it went like this: a short paragraph for each who was judged, the fastest first. */
  readonly why: readonly (readonly Say[])[];
}

export function thing(name: string): Say {
  return { id: `geflippt-${name}` };
}

/** The piece that an action whacks with; nothing if it is no whack. */
export function whacked(action: string): string | null {
  return action.startsWith("whack ") ? action.slice("whack ".length) : null;
}

/** The race that these news tell of; null if they tell of none. */
export function finishOf(
  news: readonly GeflipptNews[],
  names: readonly string[],
  mouse: Mouse | null,
  cheese: string | null,
): Finish | null {
  const raced = news.find((one) => one.type === "Raced");
  if (!raced) return null;
  const best = raced.finishes[0]?.reaction_ms ?? 0;
  const still = names.map((_, seat) => seat).filter((seat) => !raced.finishes.some((one) => one.seat === seat));
  const lanes = [
    ...raced.finishes.map(({ seat, kind, reaction_ms: ms }) => lane(news, seat, kind, ms, ms > 0 ? best / ms : 1)),
    ...still.map((seat) => lane(news, seat, "none", null, 0)),
  ];
  const hands = news.filter((one) => one.type === "HandShown").map((one) => shown(one, mouse));
  return { lanes, mouse, cheese, hands, why: told(news, names) };
}

function lane(news: readonly GeflipptNews[], seat: number, kind: Lane["kind"], ms: number | null, along: number): Lane {
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
  };
}

function shown({ seat, hand }: GeflipptHandShown, mouse: Mouse | null): ShownHand {
  return { seat, hand, worn: hand.filter((piece) => mouse?.wears.includes(piece)) };
}

function told(news: readonly GeflipptNews[], names: readonly string[]): Say[][] {
  const judged = news.filter((one) => one.type === "Judged");
  if (judged.length === 0) return [[{ id: "geflippt-left-alone" }]];
  return judged.map((one) => [...(one.place > 1 ? [close(one, names)] : first(news, one, names)), ...gained(news, one.seat, names)]);
}

function first(news: readonly GeflipptNews[], judged: GeflipptJudged, names: readonly string[]): Say[] {
  const draw = news.filter((one) => one.type === "DrawnFaster").find((one) => one.seat === judged.seat);
  if (!draw) return [verdict(judged, names)];
  const among = draw.among.map((seat) => nameAt(names, seat));
  return [{ id: "geflippt-drawn", args: { names: among, name: nameAt(names, judged.seat) } }, verdict(judged, names)];
}

function close({ seat, behind_ms: ms }: GeflipptJudged, names: readonly string[]): Say {
  return { id: "geflippt-too-close", args: { name: nameAt(names, seat), ms } };
}

function verdict({ seat, action, right, protected: safe }: GeflipptJudged, names: readonly string[]): Say {
  const name = nameAt(names, seat);
  const piece = whacked(action);
  if (safe) return { id: "geflippt-why-protected", args: { name } };
  if (piece === null) return { id: right ? "geflippt-why-attack-right" : "geflippt-why-attack-wrong", args: { name } };
  return { id: right ? "geflippt-why-whack-right" : "geflippt-why-whack-wrong", args: { name, piece: thing(piece) } };
}

function gained(news: readonly GeflipptNews[], seat: number, names: readonly string[]): Say[] {
  const name = nameAt(names, seat);
  return news.flatMap((one): Say[] => {
    if (!("seat" in one) || one.seat !== seat) return [];
    switch (one.type) {
      case "MouseCaught":
        return one.from_stack ? [{ id: "geflippt-caught-from-stack", args: { name } }] : [];
      case "CheeseTaken":
        return [{ id: "geflippt-cheese-taken", args: { name, cheese: thing(one.cheese) } }];
      case "LaundryLaid":
        return [laundry(name, one.face_up, one.face_down)];
      case "Banned":
        return [{ id: "geflippt-banned", args: { name } }];
      default:
        return [];
    }
  });
}

function laundry(name: string, up: readonly string[], down: string | null): Say {
  if (down === null) return { id: "geflippt-laundry", args: { name, pieces: up.map(thing) } };
  if (up.length === 0) return { id: "geflippt-laundry-face-down", args: { name, piece: thing(down) } };
  return { id: "geflippt-laundry-hidden", args: { name, pieces: [...up, down].map(thing) } };
}

function nameAt(names: readonly string[], seat: number): string {
  return names[seat] ?? "";
}
