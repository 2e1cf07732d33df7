import { expect, it } from "vitest";
import { Settings } from "./settings.svelte.ts";
import { language, t, use } from "./speaking.svelte.ts";
import { keepIn } from "./storage.ts";

it("keeps a choice and applies it", async () => {
  localStorage.clear();
  const first = new Settings(keepIn(localStorage), ["it-CH", "de"]);
  expect([first.language, first.get("theme"), first.get("sound")]).toEqual(["it", "auto", "off"]);
  first.choose("theme", "dark");
  await first.speak("de");
  expect([document.documentElement.dataset.theme, document.documentElement.lang, t("settings")]).toEqual(["dark", "de", "Einstellungen"]);
  const second = new Settings(keepIn(localStorage), []);
  expect([second.language, second.get("theme")]).toEqual(["de", "dark"]);
});

it("ignores unknown values", () => {
  localStorage.setItem("mauseloch.theme", "pink");
  localStorage.setItem("mauseloch.language", "tlh");
  const settings = new Settings(keepIn(localStorage), ["fr"]);
  expect([settings.language, settings.get("theme")]).toEqual(["fr", "auto"]);
});

it("follows choices made in another of our pages", async () => {
  const settings = new Settings(keepIn(localStorage), ["fr"]);
  settings.hear("mauseloch.theme", "light");
  settings.hear("mauseloch.cards", "huge");
  settings.hear("mauseloch.language", "it");
  settings.hear("theme", "dark");
  settings.hear(null, null);
  expect([settings.language, settings.get("theme"), settings.get("cards")]).toEqual(["it", "light", "normal"]);
});

it("works without storage", () => {
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const kept = keepIn(broken);
  const settings = new Settings(kept, []);
  settings.choose("cards", "large");
  expect([settings.get("cards"), kept.get("cards"), kept.get("hand")]).toEqual(["large", "large", null]);
});

it("animates as the device prefers, unless told otherwise", () => {
  const settings = new Settings(keepIn(undefined), []);
  settings.choose("motion", "reduced");
  expect(settings.moves).toBe(false);
  settings.choose("motion", "full");
  expect(settings.moves).toBe(true);
});

it("ends up with the language requested last", async () => {
  await Promise.all([use("fr"), use("en")]);
  expect(language()).toBe("en");
});

function refuse(): never {
  throw new DOMException("no", "SecurityError");
}
