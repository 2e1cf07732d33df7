/** What a build needs besides bundling: the service worker's list of files, and a compressed copy of each file. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
const KEPT = /\.woff2$/;

export function shell(): Plugin {
  let folder = "";
  return {
    name: "shell",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    // Paint nothing until the chosen brightness is known. Without the script there is nothing to show anyway.
    transformIndexHtml: { order: "post", handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"') },
    writeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && (TEXT.test(file.name) || KEPT.test(file.name)))
        .map((file) => join(file.parentPath, file.name))
        .sort();
      fillWorker(folder, files);
      for (const file of files.filter((file) => TEXT.test(file))) compress(file);
    },
  };
}

/** Browsers update a worker when its bytes change, so it names every file and a hash of its contents. */
function fillWorker(folder: string, files: string[]): void {
  const worker = join(folder, "sw.js");
  const kept = files.filter((file) => file !== worker);
  const version = createHash("sha256");
  for (const file of kept) version.update(readFileSync(file));
  const paths = kept.map((file) => file.slice(folder.length + 1).replace(/^index\.html$/, "./"));
  const filled = readFileSync(worker, "utf8")
    .replace("__FILES__", paths.join(" "))
    .replace("__VERSION__", version.digest("hex").slice(0, 16));
  writeFileSync(worker, filled);
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: hint }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
