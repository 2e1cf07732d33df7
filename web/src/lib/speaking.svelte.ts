/** The language that is spoken now. Whoever calls these while drawing is drawn anew when it changes. */

import { type Arg, type Language, load, type Say, Texts } from "./texts.ts";

let texts = $state.raw<Texts>();
let wanted: Language | undefined;
let lessons = false;

/** Speak this language as soon as it is here; the old one is spoken until then. */
export async function use(language: Language): Promise<void> {
  wanted = language;
  if (texts?.language === language) return;
  const teaching = lessons;
  const loaded = await load(language, teaching);
  if (wanted !== language || teaching !== lessons) return; // somebody was quicker with another one
  texts = loaded;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Be able to give lessons too, from now on and in every language. */
export async function useLessons(): Promise<void> {
  if (lessons) return;
  lessons = true;
  const language = wanted;
  if (!language) return;
  const loaded = await load(language, true).catch((error: unknown) => {
    lessons = false;
    throw error;
  });
  if (wanted === language) texts = loaded;
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
