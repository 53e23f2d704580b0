import { message } from "@candor/contract/messages/message";
import { notificationTimeout } from "@candor/contract/websocket";
import type { AccountEvent } from "./features/accounts/events.ts";
import type { ApplicationEvent, ApplicationReleased } from "./features/applications/events.ts";
import { promiseAnswersTask, startAnswerClock } from "./features/applications/tasks/answer-clock.ts";
import { mailReceived, mailWithdrawn } from "./features/applications/tasks/tell-hirers.ts";
import { mailMove, mailReceipt, mailUnanswered } from "./features/applications/tasks/tell-seeker.ts";
import { noticesOf as noticesOfApplication } from "./features/applications/views/notices.ts";
import type { DemoEvent } from "./features/exchange/events.ts";
import type { PostingsChanged } from "./features/jobs/events.ts";
import { countAnswersTask } from "./features/ledger/commands.ts";
import type { ResponsivenessChanged } from "./features/ledger/events.ts";
import type { PreferenceEvent } from "./features/preferences/events.ts";
import type { ResumeEvent } from "./features/resumes/events.ts";
import type { SessionEvent } from "./features/session/events.ts";
import { mailCode } from "./features/session/tasks/mail-code.ts";
import { mailLink } from "./features/session/tasks/mail-link.ts";
import {
  mailApplicationReleased,
  mailEmailChange,
  mailEmailChangeAsked,
  mailEmailChanged,
  mailIdentityLinked,
  mailIdentityUnlinked,
  mailNewDevice,
  mailPasskeyAdded,
  mailPasskeyCopied,
  mailPasskeyRemoved,
  mailPasswordChanged,
} from "./features/session/tasks/tell-owner.ts";
import type { KeptRows } from "./platform/events/kept-rows.ts";
import type { LoggedEvent, TasksFor } from "./platform/events/log.ts";
import type { AnswerCache } from "./platform/http/answer-cache.ts";
import type { Notifier } from "./platform/http/notifier.ts";
import type { Revision } from "./platform/revision.ts";

type ProductEvent =
  | AccountEvent
  | ApplicationEvent
  | ApplicationReleased
  | DemoEvent
  | SessionEvent
  | PostingsChanged
  | PreferenceEvent
  | ResponsivenessChanged
  | ResumeEvent;
type EventName = ProductEvent["name"];

/** What follows from each event: the tasks that are queued with it, in its own transaction. */
const tasksByEvent = {
  "code-requested": [mailCode],
  "account-created": [],
  "email-proved": [],
  "reset-requested": [mailCode],
  "migration-requested": [mailCode],
  "link-requested": [mailLink],
  "session-started": [mailNewDevice],
  "impersonation-started": [],
  "provisional-session-started": [],
  "preferences-changed": [],
  "session-ended": [],
  "password-changed": [mailPasswordChanged],
  "email-change-requested": [mailEmailChange, mailEmailChangeAsked],
  "email-changed": [mailEmailChanged],
  "passkey-added": [mailPasskeyAdded],
  "passkey-removed": [mailPasskeyRemoved],
  "passkey-copied": [mailPasskeyCopied],
  "identity-linked": [mailIdentityLinked],
  "identity-unlinked": [mailIdentityUnlinked],
  "act-disowned": [],
  "postings-changed": [],
  "administrator-granted": [],
  "administrator-revoked": [],
  "pro-appointed": [promiseAnswersTask],
  "application-submitted": [mailReceipt, mailReceived, startAnswerClock],
  "application-edited": [],
  "application-viewed": [],
  // Being opened is no event of this name: every move is an answer.
  "application-moved": [mailMove, countAnswersTask],
  "application-withdrawn": [mailWithdrawn],
  "application-migrated": [],
  "application-released": [mailApplicationReleased],
  "answer-promised": [startAnswerClock],
  "answer-reminded": [],
  "application-unanswered": [mailUnanswered, countAnswersTask],
  "responsiveness-changed": [],
  "resume-uploaded": [],
  "resume-inactivated": [],
  "demo-begun": [],
  "demo-created": [],
} as const satisfies Record<EventName, readonly string[]>;

/** A task of an event carries its payload, its number and whom it is about. Its key is the event's: it is done once. */
export const tasksFor: TasksFor = (event) =>
  (isKnown(event.name) ? tasksByEvent[event.name] : []).map((name) => ({
    name,
    key: `${name}:${event.sequence}`,
    payload: { ...(event.payload as object), subjectId: event.subjectId, sequence: event.sequence },
  }));

/** What of this process shows or keeps things that an event may have changed. */
interface Showing {
  readonly sessions: Pick<KeptRows<unknown>, "hear">;
  readonly notifier: Notifier;
  readonly jobAnswers: AnswerCache;
  readonly content: Revision;
}

type Notice = (event: LoggedEvent, showing: Showing) => void;

/** What each event does to what this process shows: sockets that are open, answers that are kept. */
const noticesByEvent = {
  "code-requested": nothing,
  "account-created": nothing,
  "email-proved": nothing,
  "session-started": (event, { notifier }) => {
    const key = "session.startedElsewhere";
    const notification = {
      key,
      text: message(key),
      tone: "information" as const,
      timeout: notificationTimeout,
    };
    notifier.notify(event.subjectId ?? 0, notification, sessionOf(event));
  },
  "impersonation-started": nothing,
  "provisional-session-started": nothing,
  "preferences-changed": nothing,
  "session-ended": (event, { notifier }) => notifier.endSession(sessionOf(event)),
  "reset-requested": nothing,
  "migration-requested": nothing,
  "link-requested": nothing,
  "password-changed": nothing,
  "email-change-requested": nothing,
  "email-changed": nothing,
  "passkey-added": nothing,
  "passkey-removed": nothing,
  "passkey-copied": nothing,
  "identity-linked": nothing,
  "identity-unlinked": nothing,
  "act-disowned": nothing,
  "postings-changed": (event, { jobAnswers, content }) => {
    jobAnswers.forget((event.payload as PostingsChanged["payload"]).ids);
    content.advance();
  },
  "administrator-granted": nothing,
  "administrator-revoked": ({ subjectId }, { notifier }) => notifier.endImpersonations(subjectId ?? 0),
  "pro-appointed": everyPosting,
  "application-submitted": tellParties,
  "application-edited": tellParties,
  "application-viewed": tellParties,
  "application-moved": tellParties,
  "application-withdrawn": tellParties,
  "application-migrated": tellParties,
  "application-released": nothing,
  "answer-promised": tellParties,
  "answer-reminded": tellParties,
  "application-unanswered": tellParties,
  "responsiveness-changed": everyPosting,
  "resume-uploaded": nothing,
  "resume-inactivated": nothing,
  "demo-begun": nothing,
  "demo-created": nothing,
} satisfies Record<EventName, Notice>;

export function noticesOf(showing: Showing) {
  return (events: readonly LoggedEvent[]): void => {
    for (const event of events) {
      showing.sessions.hear(event);
      if (isKnown(event.name)) noticesByEvent[event.name](event, showing);
    }
  };
}

function nothing(): void {}

/** What is shown with each posting of an organization is another now. */
function everyPosting(_event: LoggedEvent, { jobAnswers, content }: Showing): void {
  jobAnswers.forgetAll();
  content.advance();
}

function tellParties(event: LoggedEvent, { notifier }: Showing): void {
  for (const { to, notification } of noticesOfApplication(event as LoggedEvent & ApplicationEvent))
    for (const accountId of to) notifier.notify(accountId, notification);
}

function sessionOf(event: LoggedEvent): string {
  return (event.payload as { sessionId: string }).sessionId;
}

function isKnown(name: string): name is EventName {
  return Object.hasOwn(tasksByEvent, name);
}
