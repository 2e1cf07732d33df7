/** Why a request failed, in words. */

import { has } from "./speaking.svelte.ts";
import type { Say } from "./texts.ts";

/** The sentence for a code; an unknown code gets a general sentence. */
export function refusal(code: string, detail = ""): Say {
  const own = `refused-${code}`;
  const why = `because-${code}`; // for a reason in somebody's own words
  if (detail && has(why)) return { id: why, args: { detail } };
  return has(own) ? { id: own } : { id: "refused", args: { detail: detail || code } };
}
