// What stays of the page without a network: a page that says so. Nothing of a game is ever kept here.
const KEPT = "tablee-offline-1";
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const isPage = event.request.mode === "navigate";
  const isKept = FILES.includes(new URL(event.request.url).pathname);
  if (!isPage && !isKept) return; // the browser's own affair
  const instead = isPage ? FILES[0] : event.request;
  event.respondWith(fetch(event.request).catch(() => caches.match(instead)));
});

// A notice was clicked: its table comes to the front, or is opened.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((each) => each.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
