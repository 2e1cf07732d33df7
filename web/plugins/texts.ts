/**
 * The catalogues of a language as one module, `virtual:texts/de`, and what only lessons say as another one,
 * `virtual:texts/lessons/de`: what goes over the line has no comments.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:texts/";
/** Messages that only a terminal says. */
const TERMINAL = /^(admin|config|error-admin|error-backup|error-bot|error-config|error-db|error-join|error-metrics|error-restore|error-solve|error-stats|help|join|leave|lines|replay|screen|serve|simulate|solve|stats|usage|[a-z]+-stats)-/;

/** The files of a language: what all games share, what each game has, what only browsers say. */
export function catalogues(root: string, language: string): string[] {
  const shared = [join(root, "src/mauseloch"), join(root, "web")];
  const folders = [...shared, ...inside(join(root, "src/mauseloch/games")), ...inside(join(root, "web/src/games"))];
  return folders.map((folder) => join(folder, "locales", `${language}.ftl`)).filter(existsSync);
}

/** The files of a language with what only lessons say. */
export function lessons(root: string, language: string): string[] {
  const folders = [join(root, "web"), ...inside(join(root, "web/src/games"))];
  return folders.map((folder) => join(folder, "locales-learn", `${language}.ftl`)).filter(existsSync);
}

function inside(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort().map((name) => join(folder, name));
}

/** A catalogue without comments, blank lines and what only terminals say. */
export function stripped(catalogue: string): string {
  return catalogue
    .split(/^(?=[a-z#-])/m)
    .filter((entry) => !entry.startsWith("#") && !TERMINAL.test(entry))
    .map((entry) => entry.replace(/\n+$/, ""))
    .join("\n");
}

export function texts(root: string): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language = "", part] = id.slice(NAME.length + 1).split("/").reverse();
      const files = part === "lessons" ? lessons(root, language) : catalogues(root, language);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => stripped(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
