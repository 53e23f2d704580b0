import type { Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import type { ApplicationEvent } from "../applications/events.ts";
import { isAnswer, pending } from "../applications/rules/transitions.ts";
import type { ResponsivenessChanged } from "./events.ts";
import { type LedgerEvent, windowDays } from "./rules.ts";

/** The log's entries about an organization's answers, for applications that changed within the window. */
export async function ledgerOf(read: Reader, organizationId: number, now: number): Promise<LedgerEvent[]> {
  const rows = await read
    .selectFrom("application")
    .innerJoin("event", (join) =>
      join.on("event.subject", "=", "application").onRef("event.subject_id", "=", "application.id"),
    )
    .select(["application.id", "event.name", "event.payload_json", "event.occurred_at"])
    .where("application.organization_id", "=", organizationId)
    .where("application.modified_at", ">=", now - windowDays * day)
    .orderBy("event.sequence")
    .execute();
  return rows.flatMap((row) => {
    const event = { name: row.name, payload: JSON.parse(row.payload_json) } as ApplicationEvent;
    const told = toldBy(event);
    return told ? [{ applicationId: row.id, at: row.occurred_at, ...told }] : [];
  });
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
  return last ? (JSON.parse(last.payload_json) as ResponsivenessChanged["payload"]).through : 0;
}

/** How many promised answers an organization owes now. */
export async function countOwed(read: Reader, organizationId: number): Promise<number> {
  const { count } = await read
    .selectFrom("application")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("status", "in", pending)
    .where("answer_by", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What became of the answers that were promised for dates from `from` on, before `until`. An application that was
 * withdrawn unanswered is owed nothing, unless its date had passed by then.
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
}: ApplicationEvent):
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
    case "application-edited":
    case "contact-shared":
    case "contact-hidden":
    case "application-viewed":
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
