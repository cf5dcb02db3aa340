// Service worker: keeps one whole, consistent copy of the site, so that every later visit works with the network off.
// build_site.py fills in the hash and the list. A new version waits until the last page of the old one is closed,
// unless the only open page asks for it (static/boot.js): no page ever sees files of two versions.

const PREFIX = "pentapod ";
const SCOPE = new URL("./", self.location).href;
const CACHE = PREFIX + SCOPE + " " + "BUILD_HASH";
const FILES = ["BUILD_FILES"];

self.addEventListener("install", event => {
  // "no-cache" asks the server whether its copy is newer, without sending again what the page has just loaded.
  const requests = FILES.map(file => new Request(new URL(file, SCOPE), { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)));
});

self.addEventListener("activate", event => {
  const old = name => name.startsWith(PREFIX + SCOPE + " ") && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then(names => Promise.all(names.filter(old).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", event => {
  const { request } = event;
  if (request.cache === "only-if-cached") return; // The browser's own copy is wanted (static/python.js).
  if (!request.url.startsWith(SCOPE)) return;
  if (request.method === "GET") event.respondWith(answer(request));
  if (request.method === "HEAD") event.respondWith(tellOfCopy(new URL(request.url).searchParams.get("kept")));
});

self.addEventListener("message", async event => {
  if (event.data !== "update") return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.length === 1;
  if (alone) self.skipWaiting();
  event.ports[0]?.postMessage(alone);
});

// Whether the browser has a copy of its own of a file, which the request names behind "?kept=": asked from here, for
// whoever asks in vain has a fault on the console.
async function tellOfCopy(file) {
  const copy = file && await fetch(file, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  await copy?.body?.cancel();
  return new Response(null, { headers: copy?.ok ? { "Browser-Copy": "yes" } : {} });
}

let opened;

async function answer(request) {
  const cache = await (opened ??= caches.open(CACHE));
  const url = new URL(request.url);
  // Asked for by its plain address: `ignoreSearch` would look at every entry, at each of a start's two dozen files.
  const address = url.origin + url.pathname;
  const encoded = request.mode === "navigate" && address.indexOf("%23"); // As 404.html does where no worker is.
  if (encoded > 0) return Response.redirect(`${address.slice(0, encoded)}#${address.slice(encoded + 3)}`);
  const page = request.mode === "navigate" && address === SCOPE;
  const kept = await cache.match(page ? SCOPE + "index.html" : address);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const home = request.mode === "navigate" && await cache.match(SCOPE + "index.html");
    if (home) return home;
    throw error;
  }
}
