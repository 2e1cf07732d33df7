import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./plugins/licences.ts";
import { shell } from "./plugins/shell.ts";
import { texts } from "./plugins/texts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.MAUSELOCH ?? "http://127.0.0.1:8160";

/** What every page begins with. Over HTTP/1.1 a browser fetches six files at once, so few are quicker than many small ones. */
const FIRST =
  /node_modules\/(?!uqr)|vite\/|src\/(art\/(Icon|Logo|Picture)\b|games\/(\w+\/)?(index|views)\b|plain\/index|lib\/(announce|api|base|catalogue|opening|password|reach|refusals|router|settings|sharing|site|sound|speaking|storage|tab|telling|texts|wrong)\b|lib\/ui\/(Button|Dialog|Header|LiveRegions)\b|parts\/(Join|Levels|Sign|Toast)\b|type\/)/;

export default defineConfig({
  base: "./", // the server says how far up that is
  plugins: [svelte(), texts(root), licences(web), shell()],
  build: {
    outDir: fileURLToPath(new URL("../src/mauseloch/server/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // our security policy forbids data: addresses in styles
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            { name: "art", test: /src\/(art(?!\/(Guest|Mouth|Podium)\b)|(games\/\w+|plain)\/Picture|parts\/GamePicture)/, priority: 1 },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      "/api": { target: server },
      "^(/@[^/]+)?/live": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // reactive runes, even without a browser
  // A separate environment for every file took four times as long and found nothing.
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom", isolate: false },
});
