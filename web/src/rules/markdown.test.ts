import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BUILT } from "../games/index.ts";
import { type Language, LANGUAGES, Texts } from "../lib/texts.ts";
import { type Block, blocks, type Line, named, spans } from "./markdown.ts";

const ROOT = resolve(import.meta.dirname, "../../../src/mauseloch/games");

describe("markdown", () => {
  it("supports bold, emphasis and code, and leaves everything else alone", () => {
    expect(spans("a **b** *c* `d_e` * f <b>g</b> [h](javascript:i)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d_e" },
      { kind: "text", text: " * f <b>g</b> [h](javascript:i)" },
    ]);
    expect(spans("[us](https://a.example/b?c) [write](mailto:a@b.example) [x](//evil) [y](https://a b)")).toEqual([
      { kind: "link", text: "us", href: "https://a.example/b?c" },
      { kind: "text", text: " " },
      { kind: "link", text: "write", href: "mailto:a@b.example" },
      { kind: "text", text: " [x](//evil) [y](https://a b)" },
    ]);
    expect(spans("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
  });

  it("supports headings, paragraphs, lists, quotes and tables", () => {
    const text = "# T\nunder\n\n## A\n\none\ntwo\n\n- x\n- y\n  z\n\n1. p\n2. q\n\n> r\n> s\n\n| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 | |\n";
    const line = (text: string): Line => [{ kind: "text", text }];
    expect(blocks(text)).toEqual([
      { kind: "heading", level: 1, line: line("T") },
      { kind: "text", line: line("under") },
      { kind: "heading", level: 2, line: line("A") },
      { kind: "text", line: line("one two") },
      { kind: "list", ordered: false, items: [line("x"), line("y z")] },
      { kind: "list", ordered: true, items: [line("p"), line("q")] },
      { kind: "quote", line: line("r s") },
      { kind: "table", head: [line("a"), line("b")], rows: [[line("1"), [{ kind: "strong", text: "2" }]], [line("3"), []]] },
    ]);
  });

  it("knows pictures of ours by their names, and fetches none", () => {
    expect(blocks("![a dog: 3](dogs)")).toEqual([{ kind: "picture", name: "dogs", shows: "a dog: 3" }]);
    for (const text of ["![x](https://a.example/b.png)", "![x](../b)", "![](dogs)", "see ![x](dogs)"])
      expect(blocks(text).map(({ kind }) => kind)).toEqual(["text"]);
  });

  it("calls options and values what forms call them", () => {
    const forms: Record<string, string> = { "g-option-ties": "Who hunts", "g-option-ties-two": "twice", "g-option-ms": "in ms", "g-offered-ms": "How long" };
    const read = (text: string): string => named(text, "g", (id) => forms[id] ?? null);
    expect(read("- **{ties}**: *{ties=two}*, or else.")).toBe("- **Who hunts**: *twice*, or else.");
    expect(read("{ms}: eight seconds {ms=8000}.")).toBe("How long: eight seconds.");
    expect(read("a set {1, 2} { } **{other}** {other=one}")).toBe("a set {1, 2} { } **other** one");
  });

  it("reads nothing, and what breaks off", () => {
    expect(blocks("")).toEqual([]);
    expect(blocks("**a\n\n| b |\n\n####")).toEqual(["**a", "| b |", "####"].map((text) => ({ kind: "text", line: [{ kind: "text", text }] })));
  });
});

describe("rulebooks", () => {
  const book = (game: string, language: string): string => readFileSync(join(ROOT, game, "rulebook", `${language}.md`), "utf8");

  /** A game's own texts in one language. */
  function words(game: string, language: Language): Texts {
    return new Texts(language, readFileSync(join(ROOT, game, "locales", `${language}.ftl`), "utf8"));
  }
  /** The rulebook as a browser shows it. */
  function shown(game: string, language: Language): string {
    const texts = words(game, language);
    return named(book(game, language), game, (id) => (texts.has(id) ? texts.speak({ id }) : null));
  }

  function lines(block: Block): readonly Line[] {
    if (block.kind === "list") return block.items;
    if (block.kind === "picture") return [[{ kind: "text", text: `![${block.shows}](${block.name})` }]];
    return block.kind === "table" ? [...block.head, ...block.rows.flat()] : [block.line];
  }

  const saidIn = (text: string): string =>
    blocks(text)
      .flatMap(lines)
      .map((line) => line.map((span) => span.text).join(""))
      .join(" ");
  const PAGES = BUILT.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

  it.each(PAGES)("are read whole: %s %s", (game, language) => {
    const text = book(game, language);
    const said = saidIn(text);
    const letters = (all: string): string => all.replaceAll(/^- |^\d+\. |-{3,}/gm, "").replaceAll(/[*`#>|\s]/g, "");
    expect(letters(said)).toBe(letters(text));
    expect(said).not.toMatch(/[*`#|>]/);
  });

  it.each(PAGES)("call every option as its form does, and say no identifier: %s %s", (game, language) => {
    const texts = words(game, language);
    const said = saidIn(shown(game, language)).replaceAll(/!\[[^\]]*\]\([a-z]+\)/g, "");
    const placed = [...book(game, language).matchAll(/\{(\w+)(?:=(\w+))?\}/g)];
    expect(placed.length).toBeGreaterThan(1);
    for (const [, name = "", value] of placed) {
      if (/^\d+$/.test(value ?? "")) continue;
      const id = `${game}-option-${name}${value ? `-${value}` : ""}`;
      const label = texts.speak({ id: texts.has(`${game}-offered-${name}`) ? `${game}-offered-${name}` : id });
      expect(label).not.toBe(id);
      expect(said).toContain(label);
    }
    expect(said).not.toMatch(/[{}`_]/);
    // Some identifiers are English words: first, children, winner.
    const codes = placed.flatMap(([, name = "", value]) => [name, value ?? name]).filter((code) => !/^\d+$/.test(code) && (language !== "en" || code.includes("_")));
    const spoken = new Set(said.split(/[^\p{L}\d_]+/u));
    expect(codes.filter((code) => spoken.has(code))).toEqual([]);
    expect(blocks(shown(game, language)).flatMap(lines).flat().filter(({ kind }) => kind === "code")).toEqual([]);
  });

  it.each(PAGES)("show pictures that there are, and say what is on them: %s %s", (game, language) => {
    const figure = readFileSync(resolve(import.meta.dirname, `../games/${game}/Figure.svelte`), "utf8");
    const pictures = blocks(book(game, language)).filter((one) => one.kind === "picture");
    expect(pictures.length).toBeGreaterThan(2);
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const { name, shows } of pictures) {
      expect(figure).toMatch(new RegExp(`name === "${name}"|^ {4}${name}: \\[`, "m"));
      expect(shows.length).toBeGreaterThan(15);
    }
  });

  it.each(BUILT)("have the same parts in all languages: %s", (game) => {
    const shape = (language: string): string[] => blocks(book(game, language)).map((one) => (one.kind === "heading" ? `h${one.level}` : one.kind));
    const english = shape("en");
    expect(english[0]).toBe("h1");
    for (const language of LANGUAGES) expect(shape(language)).toEqual(english);
  });
});
