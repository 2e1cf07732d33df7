/** The language that is spoken now. Whoever calls these while drawing is drawn anew when it changes. */

import { type Arg, type Fetching, type Language, load, type Say, Texts } from "./texts.ts";

let texts = $state.raw<Texts>();
let wanted: Language | undefined;
const more = new Set<Fetching>();

/** Speak this language as soon as it is here; the old one is spoken until then. */
export async function use(language: Language): Promise<void> {
  wanted = language;
  if (texts?.language !== language) await renew(language);
}

/** Be able to say this too, from now on and in every language. */
export async function useAlso(...catalogues: readonly Fetching[]): Promise<void> {
  const fresh = catalogues.filter((one) => !more.has(one));
  if (fresh.length === 0) return;
  for (const one of fresh) more.add(one);
  if (!wanted) return;
  await renew(wanted).catch((error: unknown) => {
    for (const one of fresh) more.delete(one);
    throw error;
  });
}

async function renew(language: Language): Promise<void> {
  const size = more.size;
  const loaded = await load(language, more);
  if (wanted !== language || size !== more.size) return; // somebody was quicker, with another one or with more
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
