/** How a match ended for somebody, in words: "Second, 4 points short". */

import type { Arg, Say } from "./texts.ts";
import type { Outcome } from "./wire.ts";

/** The heading of a result; `own` is null for those who watch, or share one device. */
export function placing({ ranks, scores }: Outcome, own: number | null, names: readonly string[]): Say {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const named = (seats: readonly number[]): Arg => seats.map((seat) => names[seat] ?? "");
  if (own === null) return { id: winners.length > 1 ? "watch-shared" : "watch-won", args: { names: named(winners) } };
  const points = scores[own] ?? 0;
  const best = (seats: readonly number[]): number => Math.max(...seats.map((seat) => scores[seat] ?? 0));
  if (winners.includes(own)) {
    if (winners.length > 1) return { id: "result-won-shared", args: { names: named(winners.filter((seat) => seat !== own)) } };
    const ahead = points - best([...ranks.keys()].filter((seat) => seat !== own));
    // With as many points a tie-break decided; with fewer, those ahead dropped out.
    return ahead > 0 ? { id: "result-won", args: { ahead } } : { id: ahead === 0 ? "result-won-level" : "result-won-anyway" };
  }
  const place = ranks[own] ?? ranks.length;
  const shared = ranks.filter((rank) => rank === place).length > 1;
  const nth = { id: shared ? "result-place-shared" : "result-place", args: { place } };
  const short = best(winners) - points;
  if (short > 0) return { id: "result-short", args: { nth, points: short } };
  return { id: short === 0 ? "result-level" : "result-despite", args: { nth } };
}
