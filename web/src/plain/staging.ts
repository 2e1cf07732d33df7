import type { Staging } from "../lib/board.ts";

/** What happened is listed beside the current state: nothing has to wait, least of all a race. */
export const staging: Staging = { scenes: () => [] };
