/**
 * The catalogues of a language as one module, `virtual:texts/de`; the messages used only by lessons and what bots
 * say as two others, `virtual:texts/lessons/de` and `virtual:texts/remarks/de`. Comments are stripped to save bandwidth.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:texts/";
/** Messages used only in a terminal, or in previews of links. */
const TERMINAL = /^(admin|config|error-admin|error-backup|error-bot|error-config|error-db|error-join|error-metrics|error-restore|error-solve|error-stats|help|join|leave|lines|preview|replay|screen|serve|simulate|solve|stats|usage|[a-z]+-stats)-/;

/** A language's files: messages shared by all games, each game's own, and those only browsers use. */
export function catalogues(root: string, language: string): string[] {
  const shared = [join(root, "src/mauseloch"), join(root, "web")];
  const folders = [...shared, ...inside(join(root, "src/mauseloch/games")), ...inside(join(root, "web/src/games"))];
  return folders.map((folder) => join(folder, "locales", `${language}.ftl`)).filter(existsSync);
}

/** A language's files with messages used only by lessons. */
export function lessons(root: string, language: string): string[] {
  const folders = [join(root, "web"), ...inside(join(root, "web/src/games"))];
  return folders.map((folder) => join(folder, "locales-learn", `${language}.ftl`)).filter(existsSync);
}

/** A language's file with what bots say. */
export function remarks(root: string, language: string): string[] {
  return [join(root, "web", "locales-remarks", `${language}.ftl`)];
}

function inside(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort().map((name) => join(folder, name));
}

/** A catalogue without comments, blank lines and messages for terminals. */
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
      const files = (part === "lessons" ? lessons : part === "remarks" ? remarks : catalogues)(root, language);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => stripped(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
