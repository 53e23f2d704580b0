import { type MessageKey, message } from "@candor/contract/messages/message";
import { type Notification, notificationTimeout } from "@candor/contract/websocket";

/** A notification about something that has a title, with the page that shows it. */
export function newsAbout(key: MessageKey, title: string, href: string): Notification {
  return { key, text: message(key, { title }), tone: "information", timeout: notificationTimeout, href };
}
