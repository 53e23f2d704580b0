import type { PushBrowser } from "@candor/contract/preferences/shapes";
import webPush from "web-push";
import { day } from "../durations.ts";
import type { MayReach } from "../outbound/public-address.ts";
import { send } from "../outbound/send.ts";
import type { PushKeys } from "./keys.ts";

interface Notification {
  readonly title: string;
  /** Where it leads. */
  readonly link: string;
}

interface Sender {
  readonly keys: PushKeys;
  /** `mailto:` or `https:`, where a push service's operator can reach ours. */
  readonly contact: string;
  readonly mayReach: MayReach;
}

/** How long a notification is of use, in milliseconds: its push service keeps it that long for a browser that is away. */
export const keptForBrowsers = day;

/** Encrypts for one browser (RFC 8291), and resolves to the status of its push service's answer. */
export function sendPush(
  { endpoint, p256dh, auth }: PushBrowser,
  notification: Notification,
  { keys, contact, mayReach }: Sender,
): Promise<number> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    { vapidDetails: { ...keys, subject: contact }, TTL: keptForBrowsers / 1000 },
  );
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return send({ url: endpoint, headers: Object.fromEntries(named), body: body ?? "" }, mayReach);
}
