import { type MessageKey, type MessageValues, message } from "./messages/message.ts";
import { type Notification, notificationTimeout } from "./websocket.ts";

/** A notification for open pages, with the page that shows what it is about. */
export function notificationOf(key: MessageKey, values: MessageValues, href: string): Notification {
  return { key, text: message(key, values), tone: "information", timeout: notificationTimeout, href };
}
