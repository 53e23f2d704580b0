import { message } from "@candor/contract/messages/message";
import { notificationTimeout } from "@candor/contract/websocket";
import type { AccountEvent } from "./features/accounts/events.ts";
import type { DemoEvent } from "./features/exchange/events.ts";
import type { PostingsChanged } from "./features/jobs/events.ts";
import type { ResumeEvent } from "./features/resumes/events.ts";
import type { SessionEvent } from "./features/session/events.ts";
import { mailCode } from "./features/session/tasks.ts";
import type { LoggedEvent, TasksFor } from "./platform/events/log.ts";
import type { AnswerCache } from "./platform/http/answer-cache.ts";
import type { Notifier } from "./platform/http/notifier.ts";
import type { Revision } from "./platform/revision.ts";

type ProductEvent = AccountEvent | DemoEvent | SessionEvent | PostingsChanged | ResumeEvent;
type EventName = ProductEvent["name"];

/** What follows from each event: the tasks that are queued with it, in its own transaction. */
const tasksByEvent = {
  "code-requested": [mailCode],
  "account-created": [],
  "session-started": [],
  "session-ended": [],
  "postings-changed": [],
  "administrator-granted": [],
  "administrator-revoked": [],
  "pro-appointed": [],
  "resume-uploaded": [],
  "resume-inactivated": [],
  "demo-begun": [],
  "demo-created": [],
} as const satisfies Record<EventName, readonly string[]>;

/** A task of an event carries its payload, and its key is the event's: it is done once. */
export const tasksFor: TasksFor = (event) =>
  (isKnown(event.name) ? tasksByEvent[event.name] : []).map((name) => ({
    name,
    key: `${name}:${event.sequence}`,
    payload: event.payload,
  }));

/** What of this process shows things that an event may have changed. */
interface Showing {
  readonly notifier: Notifier;
  readonly jobAnswers: AnswerCache;
  readonly content: Revision;
}

type Notice = (event: LoggedEvent, showing: Showing) => void;

/** What each event does to what this process shows: sockets that are open, answers that are kept. */
const noticesByEvent = {
  "code-requested": nothing,
  "account-created": nothing,
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
  "session-ended": (event, { notifier }) => notifier.endSession(sessionOf(event)),
  "postings-changed": (event, { jobAnswers, content }) => {
    jobAnswers.forget((event.payload as PostingsChanged["payload"]).ids);
    content.advance();
  },
  "administrator-granted": nothing,
  "administrator-revoked": nothing,
  "pro-appointed": nothing,
  "resume-uploaded": nothing,
  "resume-inactivated": nothing,
  "demo-begun": nothing,
  "demo-created": nothing,
} satisfies Record<EventName, Notice>;

export function noticesOf(showing: Showing) {
  return (events: readonly LoggedEvent[]): void => {
    for (const event of events) if (isKnown(event.name)) noticesByEvent[event.name](event, showing);
  };
}

function nothing(): void {}

function sessionOf(event: LoggedEvent): string {
  return (event.payload as { sessionId: string }).sessionId;
}

function isKnown(name: string): name is EventName {
  return Object.hasOwn(tasksByEvent, name);
}
