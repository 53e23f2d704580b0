import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";
import { type Notification, notificationTimeout } from "@candor/contract/websocket";
import { dateText } from "../../../platform/mail/date-text.ts";
import type { ApplicationEvent, Parties } from "../events.ts";

interface Notice {
  /** Accounts. */
  readonly to: readonly number[];
  readonly notification: Notification;
}

type Wording = readonly [key: MessageKey, values: MessageValues];

/** What an event of an application tells the people at their open pages: one notice each. */
export function noticesOf({ name, subjectId, payload }: ApplicationEvent): Notice[] {
  const { title } = payload;
  const seeker = (...wording: Wording) => toSeeker(subjectId, payload, wording);
  const hirers = (...wording: Wording) => toHirers(subjectId, payload, wording);
  switch (name) {
    case "application-submitted":
      return [seeker("notice.submitted", { title }), hirers("notice.received", { title })];
    case "application-edited":
      return [hirers("notice.edited", { title })];
    case "application-withdrawn":
      return [hirers("notice.withdrawn", { title })];
    case "application-migrated":
      return [seeker("notice.migrated", { title }), toFormer(payload.fromAccountId, title)];
    case "application-viewed":
      return [seeker("notice.viewed", { title })];
    case "application-moved":
      return [seeker("notice.moved", { title, status: message(`applicationStatus.${payload.stage}`) })];
    case "answer-promised":
      return [seeker("notice.promised", { title, answerBy: dateText(payload.answerBy, payload.timeZone) })];
    case "application-unanswered":
      return [seeker("notice.unanswered", { title }), hirers("notice.unanswered", { title })];
    case "answer-reminded":
      return [];
    default:
      return name satisfies never;
  }
}

function toSeeker(id: number, { accountId }: Parties, wording: Wording): Notice {
  return { to: [accountId], notification: notification(wording, `/settings/application/${id}`) };
}

/** It is theirs no more: their list shows what is. */
function toFormer(accountId: number, title: string): Notice {
  return {
    to: [accountId],
    notification: notification(["notice.released", { title }], "/settings/applications"),
  };
}

function toHirers(id: number, { hirers, accountId }: Parties, wording: Wording): Notice {
  const href = `/organization/applications/${id}`;
  // Whoever applies to an organization of their own is told as the seeker.
  return { to: hirers.filter((hirer) => hirer !== accountId), notification: notification(wording, href) };
}

function notification([key, values]: Wording, href: string): Notification {
  return { key, text: message(key, values), tone: "information", timeout: notificationTimeout, href };
}
