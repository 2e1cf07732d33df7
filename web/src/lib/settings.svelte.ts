/** Personal settings: kept in this browser, applied as data attributes of <html>. */

import { site } from "./site.ts";
import { use } from "./speaking.svelte.ts";
import { keep, type Keep, PREFIX } from "./storage.ts";
import { isLanguage, type Language, preferred } from "./texts.ts";

export const CHOICES = {
  theme: ["auto", "light", "dark"],
  sound: ["off", "on"],
  volume: ["1", "2", "3", "4", "5"],
  music: ["off", "on"],
  vibration: ["on", "off"],
  motion: ["auto", "reduced", "full"],
  colours: ["normal", "contrast"],
  cards: ["normal", "large"],
  hand: ["right", "left"],
  odds: ["off", "on"],
  story: ["pictures", "words"],
  remarks: ["on", "off"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Choice<S extends Setting> = (typeof CHOICES)[S][number];
type Chosen = { [S in Setting]: Choice<S> };

export class Settings {
  #language = $state<Language>("en");
  #chosen = $state<Chosen>({
    theme: "auto",
    sound: "off",
    volume: "4",
    music: "off",
    vibration: "on",
    motion: "auto",
    colours: "normal",
    cards: "normal",
    hand: "right",
    odds: "off",
    story: "pictures",
    remarks: "on",
  });

  #kept: Keep;

  constructor(kept: Keep, languages: readonly string[], own = "") {
    this.#kept = kept;
    const language = kept.get("language");
    this.#language = isLanguage(language) ? language : preferred(languages, own);
    for (const setting of Object.keys(CHOICES) as Setting[]) this.#recall(setting);
  }

  #recall<S extends Setting>(setting: S): void {
    const found = this.#kept.get(setting);
    const choice = (CHOICES[setting] as readonly Choice<S>[]).find((one) => one === found);
    if (choice) this.#chosen[setting] = choice as Chosen[S];
  }

  get language(): Language {
    return this.#language;
  }

  async speak(language: Language): Promise<void> {
    this.#language = language;
    this.#kept.set("language", language);
    await use(language);
  }

  get<S extends Setting>(setting: S): Choice<S> {
    return this.#chosen[setting] as Choice<S>;
  }

  choose<S extends Setting>(setting: S, choice: Choice<S>): void {
    this.#chosen[setting] = choice as Chosen[S];
    this.#kept.set(setting, choice);
    this.show();
  }

  /** Follow a choice made in another of our pages: a table and the settings may be open side by side. */
  hear(key: string | null, value: string | null): void {
    if (key === `${PREFIX}language` && isLanguage(value)) void this.speak(value);
    const setting = (Object.keys(CHOICES) as Setting[]).find((one) => key === PREFIX + one);
    const choice = setting && CHOICES[setting].find((one) => one === value);
    if (setting && choice) this.choose(setting, choice);
  }

  /** Pass the settings to the style sheets. */
  show(): void {
    if (typeof document === "undefined") return;
    for (const setting of Object.keys(CHOICES) as Setting[])
      document.documentElement.dataset[setting] = this.get(setting);
    const theme = this.get("theme");
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-shade]")) {
      const { shade } = meta.dataset;
      meta.media = theme === "auto" ? `(prefers-color-scheme: ${shade})` : theme === shade ? "all" : "not all";
    }
  }

  /** Whether animations are on. */
  get moves(): boolean {
    const motion = this.get("motion");
    return motion === "auto" ? !systemSaysStill.current : motion === "full";
  }
}

const stillQuery = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const systemSaysStill = $state({ current: stillQuery?.matches ?? false });
stillQuery?.addEventListener("change", () => (systemSaysStill.current = stillQuery.matches));

export const settings = new Settings(keep, globalThis.navigator?.languages ?? [], site.language);
globalThis.addEventListener?.("storage", ({ key, newValue }) => settings.hear(key, newValue));

/** The duration of a transition that normally takes `ms`. */
export function lasting(ms: number): number {
  return settings.moves ? ms : 0;
}
