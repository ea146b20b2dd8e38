/** Being told in this browser: the service worker, its subscription, and notes that a page shows by itself. */
import { post } from "../api/client";
import type { Told } from "../api/types";
import { settings } from "../lib/settings.svelte";

/** Whether this browser could do it here. */
export const able = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";

/** A reader who looks at another page is told by this one at once; what the server tells later takes its place. */
export async function show(table: string, [title = "", body = ""]: string[]): Promise<void> {
  // Outside https there is none.
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const path = `/t/${table}`;
  await registration?.showNotification(title, { body, tag: path, icon: "/icon-turn.svg", data: { path } });
}

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** The subscription of this browser, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!able()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ask the browser, and tell the server. */
export async function subscribe(key: string): Promise<Told | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  return post<Told>("/me/notices/browser", {
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    language: settings.language,
  });
}

export async function unsubscribe(subscription: PushSubscription): Promise<Told> {
  await subscription.unsubscribe();
  return post<Told>("/me/notices/browser/stop", { endpoint: subscription.endpoint });
}
