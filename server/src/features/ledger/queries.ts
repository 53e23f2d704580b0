import { limits } from "@candor/contract/limits";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import { type Announced, eventOf, payloadOf } from "../../platform/events/event-row.ts";
import { fromJson, type JsonText } from "../../platform/json-text.ts";
import type { ApplicationEvent } from "../applications/events.ts";
import { isAnswer, pending } from "../applications/rules/transitions.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { type AnswerWait, entriesByPro, type LedgerEvent, type StoredRecord, windowDays } from "./rules.ts";

/**
 * The log's entries about an organization's answers up to an event, for applications that changed within the window.
 * Applications from its own people don't count, however well they are answered.
 */
export async function ledgerOf(
  read: Reader,
  organizationId: number,
  now: number,
  through = Number.MAX_SAFE_INTEGER,
): Promise<LedgerEvent[]> {
  const rows = await read
    .selectFrom("application")
    .innerJoin("event", (join) =>
      join.on("event.subject", "=", "application").onRef("event.subject_id", "=", "application.id"),
    )
    .select(["application.id", "event.name", "event.payload_json", "event.occurred_at", "event.actor_id"])
    .where("application.organization_id", "=", organizationId)
    .where("application.modified_at", ">=", now - windowDays * day)
    .where("event.sequence", "<=", through)
    .orderBy("event.sequence")
    .execute();
  const own = new Set<number>();
  const entries = rows.flatMap((row) => {
    const event = eventOf<ApplicationEvent>(row);
    if (isOfOwnPeople(event)) own.add(row.id);
    const told = toldBy(event);
    const by = told?.kind === "answered" && row.actor_id !== null ? { by: row.actor_id } : {};
    return told ? [{ applicationId: row.id, at: row.occurred_at, ...told, ...by }] : [];
  });
  return entries.filter(({ applicationId }) => !own.has(applicationId));
}

/** Whether the applicant answers for the organization applied to, at that time or when it was answered. */
function isOfOwnPeople({ name, payload }: Announced<ApplicationEvent>): boolean {
  const counts = name === "application-submitted" || name === "application-moved";
  return counts && payload.hirers.includes(payload.accountId);
}

interface Recorded {
  /** The organization's number. */
  readonly id: number;
  readonly record_json: JsonText<Responsiveness> | null;
  /** The Pro, if it is the record of one. */
  readonly accountId?: number;
}

/** The entries behind the shown figures, and when they were counted; undefined if there are too few answers to show. */
export async function countedLedgerOf(read: Reader, { id, record_json: json, accountId }: Recorded) {
  const figures = json === null ? undefined : fromJson(json);
  if (!figures || figures.n < limits.answersForRecord) return undefined;
  const countedAt = Date.parse(figures.since) + windowDays * day;
  const events = await ledgerOf(read, id, countedAt, await countedThrough(read, id));
  return {
    countedAt,
    events: accountId === undefined ? events : (entriesByPro(events).get(accountId) ?? []),
  };
}

/** The sequence of the last event that the organization's figures include; 0 without figures. */
export async function countedThrough(read: Reader, organizationId: number): Promise<number> {
  const last = await read
    .selectFrom("event")
    .select("payload_json")
    .where("subject", "=", "organization")
    .where("subject_id", "=", organizationId)
    .where("name", "=", "responsiveness-changed")
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? payloadOf<ResponsivenessChanged>(last).through : 0;
}

/** The stored figures of every organization that has any. */
export async function storedRecords(read: Reader): Promise<StoredRecord[]> {
  const rows = await read
    .selectFrom("organization")
    .select(["record_json", "answer_waits_json"])
    .where("record_json", "is not", null)
    .where("merged_into_id", "is", null)
    .execute();
  return rows.flatMap(({ record_json: figures, answer_waits_json: waits }) =>
    figures === null
      ? []
      : [
          {
            figures: fromJson(figures),
            waits: JSON.parse(waits ?? "[]") as AnswerWait[],
          },
        ],
  );
}

/** How many promised answers an organization owes now; without one, all of them together. */
export async function countOwed(read: Reader, organizationId?: number): Promise<number> {
  return countRows(
    read
      .selectFrom("application")
      .$if(organizationId !== undefined, (all) => all.where("organization_id", "=", organizationId as number))
      .where("status", "in", pending)
      .where("answer_by", "is not", null),
  );
}

/**
 * What became of the answers that were promised for dates from `from` on, before `until`; late ones are among the
 * answered. An application withdrawn before an answer is owed nothing, unless its date had passed by then.
 */
export async function answersDue(read: Reader, from: number, until: number) {
  return read
    .selectFrom("application")
    .select((e) => {
      const count = () => e.fn.countAll<number>();
      const unanswered = e("answered_at", "is", null);
      const closed = e.exists(
        e
          .selectFrom("event")
          .select("sequence")
          .where("subject", "=", "application")
          .whereRef("subject_id", "=", "application.id")
          .where("name", "=", "application-unanswered"),
      );
      const missed = e.or([e("status", "=", "unanswered"), e.and([e("status", "=", "withdrawn"), closed])]);
      const open = e("status", "in", pending);
      return [
        count().filterWhere("answered_at", "is not", null).as("answered"),
        count().filterWhere("answered_at", ">", e.ref("answer_by")).as("late"),
        count()
          .filterWhere(e.and([unanswered, missed]))
          .as("missed"),
        count()
          .filterWhere(e.and([unanswered, open]))
          .as("open"),
      ];
    })
    .where("answer_by", ">=", from)
    .where("answer_by", "<", until)
    .executeTakeFirstOrThrow();
}

function toldBy({
  name,
  payload,
}: Announced<ApplicationEvent>):
  | (Pick<LedgerEvent, "kind" | "answerBy"> & Partial<Pick<LedgerEvent, "at">>)
  | undefined {
  switch (name) {
    case "application-submitted":
      return { kind: "submitted", ...(payload.answerBy !== null && { answerBy: payload.answerBy }) };
    case "answer-promised":
      return { kind: "promised", answerBy: payload.answerBy };
    case "application-moved":
      if (!isAnswer(payload.stage)) return undefined;
      // A decision that waited for its undo counts from when the Pro made it.
      return { kind: "answered", ...(payload.decidedAt !== undefined && { at: payload.decidedAt }) };
    case "application-withdrawn":
      return { kind: "withdrawn" };
    case "application-unanswered":
      return { kind: "unanswered" };
    case "application-viewed":
      return { kind: "opened" };
    case "application-edited":
    case "contact-shared":
    case "contact-hidden":
    case "application-migrated":
    case "answer-reminded":
    case "invitation-replied":
    case "times-offered":
    case "meeting-canceled":
    case "meeting-missed":
    case "absence-answered":
      return undefined;
    default:
      return name satisfies never;
  }
}
