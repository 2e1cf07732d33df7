/**
 * Notices from the server's host to everybody. At a table they arrive over the line; other pages ask
 * for them now and then.
 */

import { BASE } from "./base.ts";
import type { Notice } from "./wire.ts";

const EVERY_MS = 60_000;
/** The longest timeout that browsers accept. */
const LONGEST_MS = 2 ** 31 - 1;

let current = $state.raw<Notice | null>(null);
let read = $state("");
let over: ReturnType<typeof setTimeout> | undefined;

/** The notice in this language: the host's own words, and whether the server is about to stop. */
export function notice(language: string): { text: string; draining: boolean } | null {
  const texts = (current?.texts ?? {}) as Record<string, string>;
  const text = texts[language] ?? texts[""] ?? "";
  const draining = current?.draining ?? false;
  return (text || draining) && read !== sign(text, draining) ? { text, draining } : null;
}

/** Hide this notice: it has been read. */
export function dismiss(language: string): void {
  const shown = notice(language);
  if (shown) read = sign(shown.text, shown.draining);
}

/** Take a notice from the server; it replaces the one before. */
export function noticed(said: Notice): void {
  clearTimeout(over);
  current = said;
  if (said.left_ms !== undefined) over = setTimeout(() => (current = null), Math.min(said.left_ms, LONGEST_MS));
}

/** Ask for a notice. If that fails, say nothing: there will be another time. */
export async function askForNotice(): Promise<void> {
  const answer = await fetch(`${BASE}/api/notice`, { cache: "no-store" }).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (typeof said === "object" && said !== null) noticed(said as Notice);
}

/** Ask now, and every minute while the page is visible. The function returned stops this. */
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
