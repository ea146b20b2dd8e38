/* Shows what the server tells while no page of ours is open. It keeps nothing and changes no request. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    // Not from our server.
    return;
  }
  event.waitUntil(show(note));
});

async function show({ title, body, tag, path }) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A page of that table has told by itself. Browsers want to see something all the same.
  const silent = open.some((one) => new URL(one.url).pathname === path);
  await self.registration.showNotification(String(title), {
    body,
    tag,
    silent,
    icon: "/icon-turn.svg",
    data: { path },
  });
  if (silent) for (const one of await self.registration.getNotifications({ tag })) one.close();
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
