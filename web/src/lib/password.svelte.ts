/** The password of the place, where it has one: asked for when something needs it, and kept on this device. */

import { keep, type Keep } from "./storage.ts";

const KEY = "password";
const LONGEST = 200;
/** What is said when it is missing or wrong. */
const CODES: readonly string[] = ["password_needed", "password_wrong"];

interface Asking {
  /** One was given already, and it was not right. */
  readonly wrong: boolean;
  readonly answered: (given: boolean) => void;
}

let asking = $state.raw<Asking | null>(null);
let waiting: Promise<boolean> | null = null;

/** Whether a refusal is about the password. */
export function aboutPassword(code: string | undefined): boolean {
  return code !== undefined && CODES.includes(code);
}

/** The password as it was last typed here. */
export function password(kept: Keep = keep): string | null {
  return kept.get(KEY);
}

/** As headers have it, which know no letters but ASCII. */
export function passwordHeader(kept: Keep = keep): Record<string, string> {
  const known = password(kept);
  return known ? { "x-mauseloch-password": encodeURIComponent(known) } : {};
}

/** Keep it, and let everybody go on who waits for it. */
export function givePassword(typed: string, kept: Keep = keep): void {
  kept.set(KEY, typed.trim().slice(0, LONGEST) || null);
  settle(true);
}

/** Nobody knows it: whoever waits for it is refused. */
export function dismissPassword(): void {
  settle(false);
}

/** Ask whoever sits here; answers whether one was given. Several who ask at once are answered together. */
export function askPassword(wrong: boolean): Promise<boolean> {
  waiting ??= new Promise((resolve) => (asking = { wrong, answered: resolve }));
  return waiting;
}

/** What is asked just now, to be shown. */
export function passwordAsked(): { readonly wrong: boolean } | null {
  return asking;
}

function settle(given: boolean): void {
  const before = asking;
  asking = waiting = null;
  before?.answered(given);
}
