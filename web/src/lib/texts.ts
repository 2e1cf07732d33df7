/** The four languages: Fluent catalogues, the same as in the terminal. */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const OWN_NAMES: Record<Language, string> = { de: "Deutsch", en: "English", fr: "Français", it: "Italiano" };

/** A name or number as it is, another message, or several of them as a list. */
export type Arg = string | number | Say | readonly (Say | string)[];

/** A message by its id, with its arguments. */
export interface Say {
  readonly id: string;
  readonly args?: { readonly [name: string]: Arg };
}

/** Characters that control a terminal or reverse text are shown, not obeyed. */
const CONTROL = /[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/gu;
const SHORT: Record<string, string> = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** All texts in one language. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...catalogues: readonly string[]
  ) {
    this.#bundle = new FluentBundle(language, { functions: { EUPHONIC }, useIsolating: false });
    // What was said first is never said otherwise by a later one.
    for (const catalogue of catalogues) this.#bundle.addResource(new FluentResource(catalogue));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as text; its id if there is no such message. */
  speak(what: Say): string {
    const pattern = this.#bundle.getMessage(what.id)?.value;
    if (!pattern) return what.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(what.args ?? {})) args[name] = this.#said(arg);
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** A name at a table: built-in names are messages, others stay as typed. */
  named(name: string): string {
    return name.startsWith("name-") ? this.speak({ id: name }) : name;
  }

  /** Items as a list in this language. */
  listed(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? "";
    return this.speak({ id: "list", args: { first: items.slice(0, -1).join(", "), last } });
  }

  #said(arg: Arg): string | number {
    if (typeof arg === "number") return arg;
    if (typeof arg === "string") return this.named(arg).replace(CONTROL, escaped);
    if ("id" in arg) return this.speak(arg);
    return this.listed(arg.map((one) => String(this.#said(one))));
  }
}

/**
 * The vowel that begins a text, for Italian *ed* before e- and *ad* before a-; else "none".
 * Where a d follows, another one would be too much: *e Edoardo*, *a Ada*.
 */
const EUPHONIC: FluentFunction = ([text]) => {
  const plain = typeof text === "string" ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase() : "";
  return /^[^\p{L}\p{N}]*([aeiou])(?!d)/u.exec(plain)?.[1] ?? "none";
};

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  return SHORT[character] ?? (code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}

type Catalogues = Record<Language, () => Promise<{ default: string }>>;

const CATALOGUES: Catalogues = {
  de: () => import("virtual:texts/de"),
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
};

const LESSON_CATALOGUES: Catalogues = {
  de: () => import("virtual:texts/lessons/de"),
  en: () => import("virtual:texts/lessons/en"),
  fr: () => import("virtual:texts/lessons/fr"),
  it: () => import("virtual:texts/lessons/it"),
};

const REMARK_CATALOGUES: Catalogues = {
  de: () => import("virtual:texts/remarks/de"),
  en: () => import("virtual:texts/remarks/en"),
  fr: () => import("virtual:texts/remarks/fr"),
  it: () => import("virtual:texts/remarks/it"),
};

/** Fetches a catalogue in a given language. */
export type Fetching = (language: Language) => Promise<string>;

const fetching = (from: Catalogues): Fetching => async (language) => (await from[language]()).default;
/** Messages used only by lessons, fetched when a lesson starts. */
export const LESSONS: Fetching = fetching(LESSON_CATALOGUES);

/** What bots say about what has happened, fetched when one of them plays. */
export const REMARKS: Fetching = fetching(REMARK_CATALOGUES);

/** Fetch a language, along with additional catalogues. */
export async function load(language: Language, more: Iterable<Fetching> = []): Promise<Texts> {
  const parts = await Promise.all([fetching(CATALOGUES), ...more].map((part) => part(language)));
  return new Texts(language, ...parts);
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first of a reader's languages that we have; otherwise the site's own, or English. */
export function preferred(wanted: readonly string[], own = ""): Language {
  return [...wanted, own].map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
