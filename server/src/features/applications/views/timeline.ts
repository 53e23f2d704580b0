import type { TimelineEntry } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { type Announced, eventOf } from "../../../platform/events/event-row.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ApplicationEvent, MessageWritten } from "../events.ts";
import type { ApplicationDetailsRow, LifeEvent } from "../queries/applications.ts";
import { isListedReason } from "../rules/decisions.ts";

type Entry = Announced<ApplicationEvent | MessageWritten>;
type Owner = Pick<ApplicationDetailsRow, "first_name" | "last_name">;
type Told = Pick<
  TimelineEntry,
  "kind" | "status" | "answerBy" | "reason" | "note" | "late" | "before" | "meeting" | "reply" | "time"
>;

/** An application's timeline, oldest first; both sides see the same one. */
export function timeline(owner: Owner, life: readonly LifeEvent[]): TimelineEntry[] {
  return life.map((event) => {
    const announced = eventOf<ApplicationEvent | MessageWritten>(event);
    return {
      at: isoTime(event.occurred_at),
      actor: actorOf(owner, event, announced),
      ...told(announced, event),
    };
  });
}

/** Compares with the account in the event: the application may have moved to another one since. */
function actorOf(
  owner: Owner,
  { actor_id, pro_name }: LifeEvent,
  { payload }: Entry,
): TimelineEntry["actor"] {
  if (actor_id === null) return { kind: "software" };
  if (actor_id === payload.accountId)
    return { kind: "seeker", name: `${owner.first_name} ${owner.last_name}` };
  return { kind: "pro", ...(pro_name !== null && { name: pro_name }) };
}

function told({ name, payload }: Entry, { reply_text, words, absence_text, replaced }: LifeEvent): Told {
  switch (name) {
    case "application-submitted":
      return { kind: "submitted", status: "submitted", ...promised(payload.answerBy) };
    case "application-edited":
      return { kind: "edited", ...(replaced && { before: replaced }) };
    case "application-viewed":
      return { kind: "viewed", status: "viewed" };
    case "application-moved":
      return {
        kind: "moved",
        status: payload.stage,
        ...(payload.reason !== undefined && { reason: reasonText(payload.reason) }),
        ...words,
        ...(payload.late && { late: true }),
      };
    case "invitation-replied":
      return {
        kind: "replied",
        reply: payload.reply,
        ...(payload.at !== undefined && { time: isoTime(payload.at) }),
        ...(reply_text && { note: reply_text }),
      };
    case "contact-shared":
    case "contact-hidden":
      return { kind: name };
    case "times-offered":
      return { kind: "rescheduled", ...words };
    case "meeting-canceled":
      return { kind: "canceled", ...words };
    case "meeting-missed":
      return { kind: "missed", ...(absence_text && { note: absence_text }) };
    case "absence-answered":
      return { kind: "contested", ...(absence_text && { note: absence_text }) };
    // Its words are in the conversation.
    case "message-sent":
      return { kind: "message" };
    case "application-withdrawn":
      return { kind: "withdrawn", status: "withdrawn" };
    case "application-migrated":
      return { kind: "migrated" };
    case "answer-promised":
      return { kind: "promised", ...promised(payload.answerBy) };
    case "answer-reminded":
      return { kind: "reminded", ...promised(payload.answerBy) };
    case "application-unanswered":
      return { kind: "unanswered", status: "unanswered", ...promised(payload.answerBy) };
    default:
      return name satisfies never;
  }
}

/** The catalogue's text for a reason from the closed list; any other reason as the Pro wrote it. */
export function reasonText(reason: string): string {
  return isListedReason(reason) ? message(`refusalReason.${reason}`) : reason;
}

function promised(answerBy: number | null): { answerBy?: string } {
  return answerBy === null ? {} : { answerBy: isoTime(answerBy) };
}
