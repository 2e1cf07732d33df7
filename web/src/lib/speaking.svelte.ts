/** The language that is spoken now. Whoever calls these while drawing is drawn anew when it changes. */

import { type Arg, type Language, load, type Say, Texts } from "./texts.ts";

let texts = $state.raw<Texts>();
let wanted: Language | undefined;

/** Speak this language as soon as it is here; the old one is spoken until then. */
export async function use(language: Language): Promise<void> {
  wanted = language;
  if (texts?.language === language) return;
  const loaded = await load(language);
  if (wanted !== language) return; // somebody was quicker with another one
  texts = loaded;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language that is spoken, or nothing before the first one is here. */
export function language(): Language | undefined {
  return texts?.language;
}

/** A message in words. */
export function speak(what: Say): string {
  return texts?.speak(what) ?? what.id;
}

/** A message in words, by its id. */
export function t(id: string, args?: Record<string, Arg>): string {
  return speak(args ? { id, args } : { id });
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return texts?.has(id) ?? false;
}

/** A name at a table: one of ours is a message, others are as they were typed. */
export function nameOf(name: string): string {
  return texts?.named(name) ?? name;
}

/** Several words as people list them. */
export function listed(items: readonly string[]): string {
  return texts?.listed(items) ?? items.join(", ");
}
