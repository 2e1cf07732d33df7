import { afterEach, beforeAll, expect, it } from "vitest";
import { calls, IDLE_MS, Touches, wanted } from "./calling.ts";
import { PAGES } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { t, use } from "./speaking.svelte.ts";
import { dot, showGame, showTurn, titleOf } from "./tab.svelte.ts";
import { LANGUAGES } from "./texts.ts";

beforeAll(() => use("en"));
afterEach(() => {
  showGame("")();
  showTurn(false);
});

it("names the page, the game and the place", () => {
  expect(titleOf("home", {})).toBe("Four mouse games – Mauseloch");
  expect(titleOf("settings", {})).toBe("Settings – Mauseloch");
  expect(titleOf("rules", { game: "geier" })).toBe("Rules: Hol’s der Geier – Mauseloch");
  expect(titleOf("learn", { game: "geier" })).toBe("Learn Hol’s der Geier – Mauseloch");
  expect(titleOf("rules", { game: "chess" })).toBe("Rules – Mauseloch");
  expect(titleOf("table", { code: "mavolisu-2718" })).toBe("Table – Mauseloch");
});

it("has a title for every page, in every language", async () => {
  for (const language of LANGUAGES) {
    await use(language);
    const titles = [...PAGES.map(({ name }) => name), "lost"].map((name) => titleOf(name, {}));
    for (const title of titles) expect(title).not.toMatch(/^page-/);
    expect(new Set(titles).size).toBe(titles.length);
  }
  await use("en");
});

it("says what a page has found out, for as long as it is there", () => {
  const leave = showGame("geier");
  expect(titleOf("table", { code: "mavolisu-2718" })).toBe("Hol’s der Geier – Mauseloch");
  expect(titleOf("replay", { id: "1" })).toBe("Replay: Hol’s der Geier – Mauseloch");
  showTurn(true);
  expect(titleOf("table", { code: "mavolisu-2718" })).toBe("Your turn – Hol’s der Geier – Mauseloch");
  leave();
  expect(titleOf("table", { code: "mavolisu-2718" })).toBe(`${t("page-table")} – Mauseloch`);
});

it("puts a dot on the icon and takes it off again", () => {
  const page = document.createElement("div");
  page.innerHTML = '<link rel="icon" href="http://host/games/icon.svg">';
  const link = page.querySelector("link");
  for (const [on, file] of [[true, "icon-turn"], [true, "icon-turn"], [false, "icon"], [false, "icon"]] as const) {
    dot(on, page);
    expect(link?.href).toBe(`http://host/games/${file}.svg`);
  }
});

it("calls people who have put the device aside, and never in a race", () => {
  const aside = { hidden: true, idleMs: 0, race: false, wanted: true };
  expect(calls(aside)).toBe(true);
  expect(calls({ ...aside, hidden: false })).toBe(false);
  expect(calls({ ...aside, hidden: false, idleMs: IDLE_MS })).toBe(true);
  expect(calls({ ...aside, race: true, idleMs: IDLE_MS })).toBe(false);
  expect(calls({ ...aside, wanted: false, idleMs: IDLE_MS })).toBe(false);
});

it("leaves those alone who want it calm", () => {
  settings.choose("motion", "full");
  expect(wanted()).toBe(true);
  settings.choose("vibration", "off");
  expect(wanted()).toBe(false);
  settings.choose("vibration", "on");
  settings.choose("motion", "reduced");
  expect(wanted()).toBe(false);
  settings.choose("motion", "auto");
});

it("knows since when nobody has touched a page", () => {
  let now = 0;
  const touches = new Touches(() => now);
  const page = new EventTarget();
  const stop = touches.watch(page);
  now = 500;
  expect(touches.idleMs).toBe(500);
  page.dispatchEvent(new Event("pointerdown"));
  now = 700;
  expect(touches.idleMs).toBe(200);
  stop();
  page.dispatchEvent(new Event("keydown"));
  expect(touches.idleMs).toBe(200);
});
