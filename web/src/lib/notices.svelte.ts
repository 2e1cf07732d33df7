/**
 * What whoever runs the server has to say to everybody. At a table it comes over the line; other pages ask
 * for it now and then.
 */

import { BASE } from "./base.ts";
import type { Notice } from "./wire.ts";

const EVERY_MS = 60_000;
/** Longer than any timer of a browser may be set. */
const LONGEST_MS = 2 ** 31 - 1;

let current = $state.raw<Notice | null>(null);
let read = $state("");
let over: ReturnType<typeof setTimeout> | undefined;

/** What is to be shown in this language: the server's own words, and whether it is about to stop. */
export function notice(language: string): { text: string; draining: boolean } | null {
  const texts = (current?.texts ?? {}) as Record<string, string>;
  const text = texts[language] ?? texts[""] ?? "";
  const draining = current?.draining ?? false;
  return (text || draining) && read !== sign(text, draining) ? { text, draining } : null;
}

/** Somebody has read it, and need not see it again. */
export function dismiss(language: string): void {
  const shown = notice(language);
  if (shown) read = sign(shown.text, shown.draining);
}

/** The server has said this; it takes the place of what it said before. */
export function noticed(said: Notice): void {
  clearTimeout(over);
  current = said;
  if (said.left_ms !== undefined) over = setTimeout(() => (current = null), Math.min(said.left_ms, LONGEST_MS));
}

/** Ask whether there is anything. Nobody is told if that fails: another time, then. */
export async function askForNotice(): Promise<void> {
  const answer = await fetch(`${BASE}/api/notice`, { cache: "no-store" }).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (typeof said === "object" && said !== null) noticed(said as Notice);
}

/** Ask now, and every minute in which somebody looks at the page; answers how to stop that. */
export function followNotices(): () => void {
  const ask = (): void => {
    if (document.visibilityState === "visible") void askForNotice();
  };
  ask();
  const timer = setInterval(ask, EVERY_MS);
  return () => clearInterval(timer);
}

function sign(text: string, draining: boolean): string {
  return `${draining ? "!" : ""}${text}`;
}
