/** The server's password, if it has one: asked for when something needs it, and kept on this device. */

import { keep, type Keep } from "./storage.ts";

const KEY = "password";
const LONGEST = 200;
/** Refusals for a missing or wrong password. */
const CODES: readonly string[] = ["password_needed", "password_wrong"];

interface Asking {
  /** A password was given before, and it was wrong. */
  readonly wrong: boolean;
  readonly answered: (given: boolean) => void;
}

let asking = $state.raw<Asking | null>(null);
let waiting: Promise<boolean> | null = null;

/** Whether a refusal concerns the password. */
export function aboutPassword(code: string | undefined): boolean {
  return code !== undefined && CODES.includes(code);
}

/** The password last typed here. */
export function password(kept: Keep = keep): string | null {
  return kept.get(KEY);
}

/** The password for an HTTP header, which allows only ASCII. */
export function passwordHeader(kept: Keep = keep): Record<string, string> {
  const known = password(kept);
  return known ? { "x-mauseloch-password": encodeURIComponent(known) } : {};
}

/** Keep the password, and let all waiting requests continue. */
export function givePassword(typed: string, kept: Keep = keep): void {
  kept.set(KEY, typed.trim().slice(0, LONGEST) || null);
  settle(true);
}

/** Nobody knows it: refuse all waiting requests. */
export function dismissPassword(): void {
  settle(false);
}

/** Ask the person at this device; true if they gave a password. Simultaneous requests share one answer. */
export function askPassword(wrong: boolean): Promise<boolean> {
  waiting ??= new Promise((resolve) => (asking = { wrong, answered: resolve }));
  return waiting;
}

/** The prompt to show, if there is one. */
export function passwordAsked(): { readonly wrong: boolean } | null {
  return asking;
}

function settle(given: boolean): void {
  const before = asking;
  asking = waiting = null;
  before?.answered(given);
}
