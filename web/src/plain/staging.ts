import type { Staging } from "../lib/board.ts";

/** What happened is read beside what lies there now: nothing has to wait, least of all a race. */
export const staging: Staging = { scenes: () => [] };
