import { type MessageKey, type MessageValues, message } from "@candor/contract/messages/message";
import { notificationOf } from "@candor/contract/notification";
import type { Notification } from "@candor/contract/websocket";
import { dateText } from "../../../platform/mail/date-text.ts";
import type { ApplicationEvent, Parties } from "../events.ts";

interface Notice {
  /** Account ids. */
  readonly to: readonly number[];
  /** For a reader of the current locale. */
  readonly write: () => Notification;
}

type Wording = () => readonly [key: MessageKey, values: MessageValues];

/** The notices that an event sends to open pages: one for each side that it concerns. */
export function noticesOf({ name, subjectId, payload }: ApplicationEvent): Notice[] {
  const { title } = payload;
  const titled = () => ({ title });
  const seeker = (key: MessageKey, values: () => MessageValues = titled) =>
    toSeeker(subjectId, payload, () => [key, values()]);
  const pros = (key: MessageKey) => toPros(subjectId, payload, () => [key, titled()]);
  switch (name) {
    case "application-submitted":
      return [seeker("notice.submitted"), pros("notice.received")];
    case "application-edited":
      return [pros("notice.edited")];
    case "contact-shared":
      return [pros("notice.contactShared")];
    case "contact-hidden":
      return [pros("notice.contactHidden")];
    case "application-withdrawn":
      return [seeker("notice.ownWithdrawn"), pros("notice.withdrawn")];
    case "invitation-replied":
      return [seeker("notice.ownReply"), pros(`notice.reply.${payload.reply}`)];
    case "times-offered":
      return [seeker(payload.agreed ? "notice.meetingSet" : "notice.timesOffered")];
    case "meeting-canceled":
      return [seeker("notice.meetingCanceled")];
    case "meeting-missed":
    case "absence-answered":
      return [(payload.side === "seeker" ? pros : seeker)("notice.meetingSaid")];
    case "application-migrated":
      return [seeker("notice.migrated"), toFormer(payload.fromAccountId, title)];
    case "application-viewed":
      return [seeker("notice.viewed")];
    case "application-moved":
      return [
        seeker("notice.moved", () => ({ title, status: message(`applicationStatus.${payload.stage}`) })),
      ];
    case "answer-promised":
      return [
        seeker("notice.promised", () => ({ title, answerBy: dateText(payload.answerBy, payload.timeZone) })),
      ];
    case "application-unanswered":
      return [seeker("notice.unanswered"), pros("notice.unanswered")];
    case "answer-reminded":
      return [];
    default:
      return name satisfies never;
  }
}

function toSeeker(id: number, { accountId }: Parties, wording: Wording): Notice {
  return { to: [accountId], write: () => notificationOf(...wording(), `/settings/application/${id}`) };
}

/** The application is no longer theirs, so the notice links to their list. */
function toFormer(accountId: number, title: string): Notice {
  return {
    to: [accountId],
    write: () => notificationOf("notice.released", { title }, "/settings/applications"),
  };
}

function toPros(id: number, { hirers: pros, accountId }: Parties, wording: Wording): Notice {
  const href = `/organization/applications/${id}`;
  // A Pro who applies to their own organization is told as the seeker.
  return { to: pros.filter((pro) => pro !== accountId), write: () => notificationOf(...wording(), href) };
}
