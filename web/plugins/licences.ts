/** Whose code is in the bundle is said in licences.txt, and how it may be used: a build fails if anything is missing there. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What is bundled of others: their packages, and the helpers that Vite and Rolldown write into it themselves. */
const PACKAGE = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//;
const HELPER = /^\0(vite|rolldown)\//;

/** The folders of the packages that these modules come from. */
export function packages(modules: Iterable<string>, root: string): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    const [, above, name] = PACKAGE.exec(module) ?? [];
    const helper = HELPER.exec(module)?.[1];
    if (name) found.add(`${above}${name}`);
    else if (helper) found.add(join(root, "node_modules", helper));
  }
  return [...found].sort();
}

/** What the text does not say about a package, or nothing. */
export function missing(folder: string, text: string): string | null {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const title = `${name} ${version} (${license})`;
  if (!text.split("\n").includes(title)) return `“${title}”`;
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  // Vite's own comes first, then those of what it was made with.
  const own = file && readFileSync(join(folder, file), "utf8").split(/^# Licenses of bundled/m)[0]!;
  return own && !words(text).includes(words(own)) ? `the text of ${name}'s licence` : null;
}

function words(text: string): string {
  return text.replace(/^#+ /gm, "").split(/\s+/).filter(Boolean).join(" ");
}

export function licences(root: string): Plugin {
  const path = join(root, "licences.txt");
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const text = existsSync(path) ? readFileSync(path, "utf8") : "";
      const modules = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? Object.keys(one.modules) : []));
      const lacking = packages(modules, root).map((folder) => missing(folder, text)).filter((one) => one !== null);
      if (lacking.length > 0) this.error(`web/licences.txt lacks ${lacking.join(", ")}`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: text });
    },
  };
}
