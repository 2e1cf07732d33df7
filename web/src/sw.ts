/**
 * Caches the shell of the client, so that it opens without a network, and the rules with it.
 * Nothing of a table is ever cached: requests for api or live are left to the browser.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The client's base, which is this file's folder. */
const BASE = new URL("./", location.href).pathname;
const FILES = "__FILES__".split(" ").map((file) => BASE + file.replace("./", ""));
/** Other sites on our host have caches too; another Mauseloch's names end in another base. */
const CACHE = `mauseloch-__VERSION__${BASE === "/" ? "" : BASE}`;
const isOld = (name: string): boolean => name !== CACHE && name.replace(/^mauseloch-[0-9a-f]{16}/, "") === CACHE.slice(26);

const kept = (what: Request | string): Promise<Response | undefined> => caches.match(what, { cacheName: CACHE });

/** The cached page, for any address. The server adapts its relative links to the depth; here they become absolute. */
async function shell(): Promise<Response> {
  const page = await kept(BASE);
  return page ? new Response((await page.text()).replaceAll('="./', `="${BASE}`), { headers: page.headers }) : Response.error();
}

// A new worker waits until the last page of the old client is closed, which may still need its old files.
worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (path.startsWith("assets/")) {
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  } else if (request.mode === "navigate" && !/^(api|live|healthz|metrics)\b/.test(path)) {
    event.respondWith(fetch(request).catch(shell));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? Response.error()));
  }
});
