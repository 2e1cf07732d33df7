/** The review of a match, ready to draw and put into words. */

import type { Say } from "./texts.ts";
import type { Hinted, Point, Review, ReviewChoice } from "./wire.ts";

/** What an error says; servers that don't tell only sample. */
type Bound = Point["bound"];

/** A chance in whole percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A cost in percentage points: whole points, tenths below one, and never zero for a choice that cost anything. */
export function inPoints(cost: number): number {
  if (cost <= 0) return 0;
  return cost < 0.01 ? Math.max(0.1, Math.round(1000 * cost) / 10) : percent(cost);
}

/** The data of the curve: the moments, and for each the lowest, highest and likely chance in percent. */
export type Drawn = [at: number[], least: number[], most: number[], chance: number[]];

/** How many errors wide the band is to each side: errors of which few values are further off are the band themselves. */
const SPANS: Record<Bound, number> = { all: 1, nearly_all: 1, rms: 2, standard: 2 };

/** A band of two standard errors around sampled chances, and what approximate ones allow, between 0 and 100. */
export function drawn(points: readonly Point[]): Drawn {
  const reach = ({ error, bound = "standard" }: Point): number => SPANS[bound] * error;
  const within = (value: number): number => 100 * Math.max(0, Math.min(1, value));
  return [
    points.map(({ at }) => at),
    points.map((point) => within(point.chance - reach(point))),
    points.map((point) => within(point.chance + reach(point))),
    points.map(({ chance }) => within(chance)),
  ];
}

/** The curve in words, for those who cannot see it. */
export function curveSay(points: readonly Point[]): Say {
  const chances = points.map(({ chance }) => percent(chance));
  const [start = 0, end = 0] = [chances[0], chances.at(-1)];
  return { id: "coach-curve-said", args: { start, end, least: Math.min(...chances), most: Math.max(...chances) } };
}

/** A chance, with its error. */
export function chanceSay({ chance, error, exact }: Pick<Point, "chance" | "error" | "exact">): Say {
  const value = percent(chance);
  return exact ? { id: "coach-percent", args: { value } } : { id: "coach-about", args: { value, error: Math.max(1, percent(error)) } };
}

/** The cost of a choice. */
export function costSay({ cost, error, exact }: ReviewChoice): Say {
  if (cost <= 0) return { id: "coach-cost-none" };
  const args = { cost: inPoints(cost) };
  return exact ? { id: "coach-cost", args } : { id: "coach-cost-about", args: { ...args, error: Math.max(0.1, inPoints(error)) } };
}

/** Whether a fitted value was asked, so that it is neither exact nor sampled. */
const isApproximate = ({ exact, bound = "standard" }: { exact: boolean; bound?: Bound }): boolean => !exact && bound !== "standard";

/** How the chances were calculated, sentence by sentence. */
export function foundSay({ points, choices, exact_share }: Pick<Review, "points" | "choices" | "exact_share">): Say[] {
  const approximate = choices.filter(isApproximate);
  if (approximate.length > 0) {
    const bounds = [...new Set(approximate.map(({ bound }) => bound))];
    const said: Say[] = [{ id: "review-approximate", args: { approximate: approximate.length } }, ...bounds.map((bound) => ({ id: `bound-${bound}` }))];
    if (exact_share > 0) said.push({ id: "coach-exact-too" });
    if (points.some((point) => !point.exact && !isApproximate(point))) said.push({ id: "coach-sampled-too" });
    return said;
  }
  if (points.every(({ exact }) => exact)) return [{ id: "coach-exact" }];
  return [{ id: exact_share === 0 ? "coach-sampled" : "coach-partly" }];
}

/** The same for a hint. */
export function hintedSay(hinted: Pick<Hinted, "exact" | "bound">): Say[] {
  if (hinted.exact) return [{ id: "coach-exact" }];
  return isApproximate(hinted) ? [{ id: "coach-approximate" }, { id: `bound-${hinted.bound}` }] : [{ id: "coach-sampled" }];
}

/** The moment that a point of the curve shows. */
export function momentSay(index: number, points: readonly Point[]): Say {
  if (index === 0) return { id: "coach-start" };
  return index === points.length - 1 ? { id: "coach-end" } : { id: "coach-choice", args: { number: index } };
}
