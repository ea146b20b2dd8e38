/* Shows what the server tells while no page of ours is open. It keeps nothing and changes no request. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// One after the other: Chromium forgets a note that is shown while another one asks what is shown.
let shown = Promise.resolve();

self.addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    // Not from our server.
    return;
  }
  shown = shown.then(() => show(note)).catch(() => undefined);
  event.waitUntil(shown);
});

/** A table has one note, whoever shows it: what a page has told already is only replaced, without a sound. */
async function show({ title, body, path }) {
  const tag = String(path);
  const silent = (await self.registration.getNotifications({ tag })).length > 0;
  await self.registration.showNotification(String(title), {
    body,
    tag,
    silent,
    icon: "/icon-turn.svg",
    data: { path },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === address.pathname);
      return there ? there.focus() : self.clients.openWindow(address.href);
    }),
  );
});
