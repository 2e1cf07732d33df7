import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { catalogues, lessons, stripped } from "../../plugins/texts.ts";
import { characters } from "../../plugins/woff2.ts";
import { LANGUAGES } from "../lib/texts.ts";
import { typeface } from "./typeface.ts";

const root = join(process.cwd(), "..");
const file = readFileSync(join(process.cwd(), "src/type/baloo2.woff2"));
const games = join(root, "src/mauseloch/games");

/** Everything that people read in a browser in this language. */
function texts(language: string): [string, string][] {
  const rules = readdirSync(games).map((game) => join(games, game, "rulebook", `${language}.md`));
  const files = [...catalogues(root, language), ...lessons(root, language), ...rules];
  return files.flatMap((path) => {
    try {
      return [[path, stripped(readFileSync(path, "utf8"))]];
    } catch {
      return []; // not every folder is a game
    }
  });
}

test.each(LANGUAGES)("the typeface has every character of our texts: %s", (language) => {
  const has = characters(file);
  const read = texts(language);
  expect(read.length).toBeGreaterThan(12);
  const lacking = read.flatMap(([path, text]) =>
    [...new Set(text)].filter((one) => one !== "\n" && !has.has(one)).map((one) => `${path}: ${one} (U+${one.codePointAt(0)?.toString(16)})`),
  );
  expect(lacking, "see docs/typeface.py").toEqual([]);
});

test("a character that it lacks is noticed", () => {
  const has = characters(file);
  for (const one of "aZ09ßœÀ’„«…−\u202f\u00a0") expect(has, one).toContain(one);
  for (const one of "ŵЖ漢→🐭") expect(has, one).not.toContain(one);
  expect(() => characters(Buffer.from("no typeface".repeat(9)))).toThrow();
});

test("it is small, one file for all weights", () => {
  expect(file.length).toBeLessThanOrEqual(40_000);
});

test("its licence comes along", () => {
  const text = readFileSync(join(process.cwd(), "licences.txt"), "utf8");
  expect(text).toContain("\nbaloo-2 5.3.0 (OFL-1.1)\n");
  expect(text).toContain("Copyright 2019 The Baloo 2 Project Authors");
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

test("the first page waits for it, but not for long, and never fails for want of it", async () => {
  vi.useFakeTimers();
  try {
    const asked: string[] = [];
    await typeface({ load: async (font) => (asked.push(font), []) });
    expect(asked).toEqual(["1em 'Baloo 2'"]);
    await typeface({ load: () => Promise.reject(new Error("offline")) });
    let shown = false;
    void typeface({ load: () => new Promise(() => {}) }).then(() => (shown = true));
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toBe(true);
    await typeface(undefined);
  } finally {
    vi.useRealTimers();
  }
});
