/** Only the finish of a race is shown for a while. A new mouse never waits. */

import type { Staging } from "../../lib/board.ts";
import type { GeflipptNews } from "./views.ts";

/** The next mouse turns up by itself three seconds after the last race. */
const MOST_MS = 2800;
const LAST_MS = 4000;

export const staging: Staging<GeflipptNews> = {
  scenes: (news) => (news.some((one) => one.type === "Raced") ? [{ news, ms: lasting(news) }] : []),
  urgent: (news) => news.some((one) => one.type === "MouseRevealed"),
};

function lasting(news: readonly GeflipptNews[]): number {
  if (news.some((one) => one.type === "Ended")) return LAST_MS;
  const judged = news.filter((one) => one.type === "Judged").length;
  if (judged === 0) return 1500;
  const more = news.some((one) => one.type === "HandShown" || one.type === "CheeseTaken" || one.type === "DrawnFaster");
  return Math.min(MOST_MS, 1800 + judged * 400 + (more ? 400 : 0));
}
