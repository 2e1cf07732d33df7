/**
 * Keeps the shell of the client, so that it opens without a network, and the rules with it.
 * Nothing of a table is ever kept: what begins with /api or /live is left to the browser.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = "__FILES__".split(" ");
const CACHE = "mauseloch-__VERSION__";

// A new worker waits until the last page of the old client is closed: it may still need its old files.
worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  } else if (request.mode === "navigate" && !/^\/(api|live|healthz|metrics)\b/.test(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
