import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BUILT } from "../games/index.ts";
import { LANGUAGES } from "../lib/texts.ts";
import { type Block, blocks, type Line, spans } from "./markdown.ts";

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

  it("reads nothing, and what breaks off", () => {
    expect(blocks("")).toEqual([]);
    expect(blocks("**a\n\n| b |\n\n####")).toEqual(["**a", "| b |", "####"].map((text) => ({ kind: "text", line: [{ kind: "text", text }] })));
  });
});

describe("rulebooks", () => {
  const book = (game: string, language: string): string => readFileSync(join(ROOT, game, "rulebook", `${language}.md`), "utf8");

  function lines(block: Block): readonly Line[] {
    if (block.kind === "list") return block.items;
    return block.kind === "table" ? [...block.head, ...block.rows.flat()] : [block.line];
  }

  it.each(BUILT.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))("are read whole: %s %s", (game, language) => {
    const text = book(game, language);
    const said = blocks(text)
      .flatMap(lines)
      .map((line) => line.map((span) => span.text).join(""))
      .join(" ");
    const letters = (all: string): string => all.replaceAll(/^- |^\d+\. |-{3,}/gm, "").replaceAll(/[*`#>|\s]/g, "");
    expect(letters(said)).toBe(letters(text));
    expect(said).not.toMatch(/[*`#|>]/);
  });

  it.each(BUILT)("have the same parts in all languages: %s", (game) => {
    const shape = (language: string): string[] => blocks(book(game, language)).map((one) => (one.kind === "heading" ? `h${one.level}` : one.kind));
    const english = shape("en");
    expect(english[0]).toBe("h1");
    for (const language of LANGUAGES) expect(shape(language)).toEqual(english);
  });
});
