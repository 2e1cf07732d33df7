import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { catalogues as spoken, lessons, stripped } from "../../plugins/texts.ts";
import { refusal } from "./refusals.ts";
import { use } from "./speaking.svelte.ts";
import { LANGUAGES, type Language, LESSONS, load, preferred, type Say, Texts } from "./texts.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const catalogues = (root: string, language: string): string[] => [...spoken(root, language), ...lessons(root, language)];
const SOURCES = sources(join(ROOT, "web/src"));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

/** Message ids in order, with the variables each one uses. */
function outline(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const entries = readFileSync(file, "utf8").split(/^(?=[a-z#-])/m);
  for (const entry of entries.filter((one) => /^[a-z]/.test(one))) {
    const id = entry.slice(0, entry.indexOf(" "));
    expect(found.has(id), `${file}: ${id} appears twice`).toBe(false);
    found.set(id, [...new Set(entry.match(/\$\w+/g))].sort().join(" "));
  }
  return found;
}

function ids(language: Language): string[] {
  return catalogues(ROOT, language).flatMap((file) => [...outline(file).keys()]);
}

const ENGLISH = new Set(ids("en"));

/** The ids that the code uses: quoted strings, and templates as patterns. */
function* said(): Generator<RegExp> {
  for (const source of SOURCES) {
    for (const [, text] of source.matchAll(/"([a-z][\w-]*)"/g)) if (text) yield new RegExp(`^${text}$`);
    for (const [, text] of source.matchAll(/`([a-z$][^`\n]*)`/g)) {
      const parts = text?.split(/\$\{[^}]*\}/) ?? [];
      if (parts.length > 1 && parts.some((part) => /^[a-z]+-|-[a-z]+$/.test(part)) && parts.every((part) => /^[\w-]*$/.test(part)))
        yield new RegExp(`^${parts.join("[\\w-]+")}$`);
    }
  }
}

describe("catalogues", () => {
  it.each(LANGUAGES)("have the same messages in the same order, with the same variables: %s", (language) => {
    const files = catalogues(ROOT, language);
    const english = catalogues(ROOT, "en");
    expect(files.map((file) => file.replace(`${language}.ftl`, "en.ftl"))).toEqual(english);
    for (const [index, file] of files.entries()) {
      if (file.includes("/src/mauseloch/")) continue; // tests/texts covers those
      expect([...outline(file)]).toEqual([...outline(english[index] ?? "")]);
    }
  });

  it.each(LANGUAGES)("can be parsed, and no id appears twice: %s", (language) => {
    const all = ids(language);
    expect(new Set(all).size).toBe(all.length);
    for (const file of catalogues(ROOT, language)) {
      const read = new FluentResource(readFileSync(file, "utf8"));
      expect(read.body.map((entry) => entry.id)).toEqual([...outline(file).keys()]);
    }
  });

  it("have every message that the code uses", () => {
    const asked = SOURCES.flatMap((source) => [...source.matchAll(/\b(?:t\(|speak\(\{ id: )\s*(?:"([^"]+)"|`([^`]+)`)/g)]);
    const missing = asked.filter(([, id, pattern]) => {
      if (id) return !ENGLISH.has(id);
      const ids = new RegExp(`^${pattern?.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
      return ![...ENGLISH].some((one) => ids.test(one));
    });
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  it("have no messages for browsers that the code doesn't use", () => {
    const patterns = [...said()];
    const own = catalogues(ROOT, "en").filter((file) => file.startsWith(join(ROOT, "web")));
    const unused = own
      .flatMap((file) => [...outline(file).keys()])
      .filter((id) => !patterns.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });

  it("have sentences for refusals that there are", async () => {
    await use("en");
    const page = readFileSync(join(ROOT, "docs/reference/protocol.md"), "utf8");
    const codes = [...page.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);
    const ours = [...ENGLISH].filter((id) => id.startsWith("refused-")).map((id) => id.slice("refused-".length));
    expect(ours.filter((code) => code !== "offline" && !codes.includes(code))).toEqual([]);
    expect(refusal("no_table")).toEqual({ id: "refused-no_table" });
    expect(refusal("closed")).toEqual({ id: "refused-closed" });
    expect(refusal("closed", "It is late")).toEqual({ id: "because-closed", args: { detail: "It is late" } });
    expect(refusal("quite_new", "because")).toEqual({ id: "refused", args: { detail: "because" } });
  });

  it("are stripped of comments and terminal messages, and of nothing else", () => {
    const text = "# About\n\n# $x: it\none = { $x ->\n    [one] a\n   *[other] b\n }\nhelp-more = no\ntwo =\n    lines\n\n    here\n";
    expect(stripped(text)).toBe("one = { $x ->\n    [one] a\n   *[other] b\n }\ntwo =\n    lines\n\n    here");
  });
});

describe("texts", () => {
  it("format nested messages and lists as texts.py does", async () => {
    const told = await Promise.all(
      (["de", "en"] as const).map(async (language) => {
        const texts = await load(language);
        const mice = { id: "zocken-mice", args: { colour: "red", count: 1 } };
        return [
          texts.listed(["a"]),
          texts.speak({ id: "list", args: { first: ["a", "b"], last: "c" } }),
          texts.speak({ id: "geflippt-whacks", args: { name: "Ada", ms: 1014 } }),
          texts.speak({ id: "list", args: { first: mice, last: [mice, { ...mice, args: { colour: "red", count: 3 } }] } }),
        ];
      }),
    );
    expect(told).toEqual([
      ["a", "a und b und c", "Ada schlägt nach 1.014 ms zu", "eine rote Maus und eine rote Maus und drei rote Mäuse"],
      ["a", "a and b and c", "Ada whacks after 1,014 ms", "one red mouse and one red mouse and three red mice"],
    ]);
  });

  it("translate built-in names, and leave others alone", async () => {
    const texts = await load("fr");
    expect([texts.named("name-fox"), texts.named("Mia")]).toEqual(["Renard", "Mia"]);
    expect(texts.speak({ id: "list", args: { first: "name-fox", last: ["Mia", "name-otter"] } })).toBe("Renard et Mia et Loutre");
  });

  it("says ed before e- and ad before a- in Italian, as texts.py does", async () => {
    const texts = await load("it", [LESSONS]);
    const lists = [
      ["gatto", "elefante 2"],
      ["Mia", "Leo", "Erik"],
      ["Mia", "Élodie"],
      ["Mia", "E\u0301lodie"],
      ["brie", "«emmental»"],
      ["brie", "edam"],
      ["Mia", "Édith"],
      ["Mia", "Anna"],
      ["8", "11"],
      ["un topo", "2 elefanti"],
      ["Mia", "🐭 Emma"],
      ["Mia", "..."],
    ];
    expect(lists.map((items) => texts.listed(items))).toEqual([
      "gatto ed elefante 2",
      "Mia, Leo ed Erik",
      "Mia ed Élodie",
      "Mia ed E\u0301lodie",
      "brie ed «emmental»",
      "brie e edam",
      "Mia e Édith",
      "Mia e Anna",
      "8 e 11",
      "un topo e 2 elefanti",
      "Mia ed 🐭 Emma",
      "Mia e ...",
    ]);
    const card = (species: string, value: number) => ({ id: "mausen-card", args: { species, value } });
    const table = [card("dog", 3), card("elephant", 4)];
    expect(texts.speak({ id: "mausen-opening", args: { table } })).toBe("Sul tavolo: cane\u00a03 ed elefante\u00a04.");
    const names = ["name-fox", "name-ermine"];
    expect(texts.speak({ id: "geier-ready", args: { names } })).toBe("Scelta già fatta: Volpe ed Ermellino.");
    expect(texts.speak({ id: "list", args: { first: "a", last: 11 } })).toBe("a e 11");
    expect(["Anna", "name-bee", "Ada", "Mia"].map((name) => texts.speak({ id: "one-give", args: { name } }))).toEqual([
      "Dai il dispositivo ad Anna",
      "Dai il dispositivo ad Ape",
      "Dai il dispositivo a Ada",
      "Dai il dispositivo a Mia",
    ]);
    expect(texts.speak({ id: "lesson-geier-other", args: { name: "Anna" } })).toBe("Questa volta tocca ad Anna.");
  });

  it("says numbers in Italian without an article that would have to change", async () => {
    const texts = await load("it");
    const told: Say[] = [
      { id: "coach-fell", args: { before: 11, after: 8 } },
      { id: "coach-rose", args: { before: 8, after: 85 } },
      { id: "geier-play", args: { card: 8 } },
      { id: "zocken-mice", args: { colour: "red", count: 1 } },
      { id: "zocken-mice", args: { colour: "green", count: 2 } },
      { id: "zocken-odds", args: { losing: 11 } },
    ];
    expect(told.map((what) => texts.speak(what))).toEqual([
      "Così le probabilità sono scese: prima 11%, poi 8%.",
      "Così le probabilità sono salite: prima 8%, poi 85%.",
      "Gioca la carta 8",
      "un topo rosso",
      "due topi verdi",
      "Rischio: 11 tiri su 36",
    ]);
  });

  it("says in lessons what it says nowhere else", async () => {
    const [plain, teaching] = await Promise.all([load("en"), load("en", [LESSONS])]);
    expect([plain.has("lesson-next"), teaching.has("lesson-next"), teaching.has("list")]).toEqual([false, true, true]);
  });

  it("give the id of an unknown message", () => {
    expect(new Texts("en", "a = A").speak({ id: "b" })).toBe("b");
  });

  it("show characters that would reverse text", () => {
    const texts = new Texts("en", "a = { $x }");
    expect(texts.speak({ id: "a", args: { x: "a\u202eb\n\x1b\ud800é🐭" } })).toBe("a\\u202eb\\n\\x1b\\ud800é🐭");
  });

  it("use the first language that we have", () => {
    expect(preferred(["nl-NL", "fr-CH", "de"])).toBe("fr");
    expect(preferred([])).toBe("en");
    expect(preferred(["nl"], "it")).toBe("it"); // the site's language, for readers of other languages
    expect(preferred(["nl", "fr"], "it")).toBe("fr");
    expect(preferred(["nl"], "")).toBe("en");
  });
});

