/** Why something was not done, for people. */

import { has } from "./speaking.svelte.ts";
import type { Say } from "./texts.ts";

/** The sentence for a code; one that we do not know says at least that it was not done. */
export function refusal(code: string, detail = ""): Say {
  const own = `refused-${code}`;
  const why = `because-${code}`; // where somebody gave a reason in words of their own
  if (detail && has(why)) return { id: why, args: { detail } };
  return has(own) ? { id: own } : { id: "refused", args: { detail: detail || code } };
}
