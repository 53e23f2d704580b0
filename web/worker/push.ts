/// <reference lib="webworker" />
import { locale } from "./as-stranger.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: `server/src/platform/push/send-push.ts`. */
interface Sent {
  readonly title: string;
  readonly link: string;
}

/** The preferences page, which takes the forms. */
const page = "/settings/communication";

export async function showPushed(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, link } = data.json() as Sent;
  await self.registration.showNotification(title, {
    data: link,
    icon: "/icon-192.png",
    lang: locale,
    // One notification per page: news about the same application replaces the older one.
    tag: link,
  });
}

/** Opens the page that it links to, in an existing window or a new one; only our own pages. */
export async function openPushed({ data }: Notification): Promise<void> {
  const url = new URL(String(data), location.origin);
  const address = url.origin === location.origin ? url.href : location.origin;
  const [open] = await self.clients.matchAll({ type: "window" });
  await open?.focus();
  await (open?.navigate(address) ?? self.clients.openWindow(address));
}

/** The push service has given this browser another address. */
export async function renewPush(old: PushSubscription | null): Promise<void> {
  const { applicationServerKey } = old?.options ?? {};
  if (!old || !applicationServerKey) return;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = "", keys = {} } = made.toJSON();
  await post({ intent: "remove-browser", endpoint: old.endpoint });
  await post({ intent: "add-browser", endpoint, ...keys });
}

/** Somebody signs out: this browser shows none of their notifications anymore. */
export async function leavePush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

async function post(fields: Readonly<Record<string, string>>): Promise<void> {
  await fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}
