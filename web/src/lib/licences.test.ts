import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missing, packages } from "../../plugins/licences.ts";

const root = process.cwd();
const svelte = join(root, "node_modules/svelte");

test("whose code is bundled is told by where its modules lie", () => {
  const modules = ["/w/src/App.svelte", "/w/node_modules/svelte/src/a.js", "/w/node_modules/svelte/src/b.js", "/w/node_modules/@fluent/bundle/esm/c.js"];
  const inside = ["\0vite/preload-helper.js", "\0virtual:texts/de", "/w/node_modules/svelte/node_modules/clsx/d.js"];
  expect(packages([...modules, ...inside], "/w")).toEqual([
    "/w/node_modules/@fluent/bundle",
    "/w/node_modules/svelte",
    "/w/node_modules/svelte/node_modules/clsx",
    "/w/node_modules/vite",
  ]);
});

test("a package that is not named, or whose licence is not there, is missed", () => {
  const text = readFileSync(join(root, "licences.txt"), "utf8");
  expect(missing(svelte, text)).toBeNull();
  const title = text.split("\n").find((line) => line.startsWith("svelte "))!;
  expect(missing(svelte, text.replace(title, "svelte 0.0.1 (MIT)"))).toBe(`“${title}”`);
  expect(missing(svelte, title)).toBe("the text of svelte's licence");
});
