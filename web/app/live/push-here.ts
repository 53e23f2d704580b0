import { addresses } from "../addresses.ts";
import { pushIntents } from "./push-intents.ts";

/** Whether this browser shows notifications: `unable` and `denied` can only be changed in the browser. */
export type PushState = "unable" | "denied" | "off" | "on";

export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await subscriptionHere()) ? "on" : "off";
}

/** The fields of the form that adds this browser. Asks its person first; undefined if they refuse. */
export async function subscribe(key: string): Promise<FormData | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return formOf({
    intent: pushIntents.add,
    endpoint,
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
  });
}

/** The fields of the form that removes this browser, which has already unsubscribed. */
export async function unsubscribe(): Promise<FormData> {
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe();
  return formOf({ intent: pushIntents.remove, endpoint: subscription?.endpoint ?? "" });
}

/** Somebody signs out: this browser shows none of their notifications anymore. */
export async function leavePush(): Promise<void> {
  if (!("serviceWorker" in navigator) || !(await subscriptionHere())) return;
  await fetch(addresses.communication, {
    method: "POST",
    body: await unsubscribe(),
    redirect: "manual",
  });
}

async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager?.getSubscription();
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
