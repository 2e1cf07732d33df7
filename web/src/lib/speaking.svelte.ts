/** The language in use. Anything that calls these while rendering is rendered again when the language changes. */

import { type Arg, type Fetching, type Language, load, type Say, Texts } from "./texts.ts";

let texts = $state.raw<Texts>();
let wanted: Language | undefined;
const more = new Set<Fetching>();

/** Switch to this language as soon as it is loaded; until then the old one stays. */
export async function use(language: Language): Promise<void> {
  wanted = language;
  if (texts?.language !== language) await renew(language);
}

/** Load these catalogues too, now and in every language to come. */
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
  if (wanted !== language || size !== more.size) return; // overtaken by another language, or by more catalogues
  texts = loaded;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language in use; undefined until the first one has loaded. */
export function language(): Language | undefined {
  return texts?.language;
}

/** A message as text. */
export function speak(what: Say): string {
  return texts?.speak(what) ?? what.id;
}

/** A message as text, by its id. */
export function t(id: string, args?: Record<string, Arg>): string {
  return speak(args ? { id, args } : { id });
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return texts?.has(id) ?? false;
}

/** A name at a table: built-in names are messages, others stay as typed. */
export function nameOf(name: string): string {
  return texts?.named(name) ?? name;
}

/** Several words as a list in the language in use. */
export function listed(items: readonly string[]): string {
  return texts?.listed(items) ?? items.join(", ");
}
