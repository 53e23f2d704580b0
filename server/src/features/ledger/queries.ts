import type { Reader } from "../../platform/database/database.ts";
import { day } from "../../platform/durations.ts";
import type { ApplicationEvent } from "../applications/events.ts";
import { isAnswer } from "../applications/rules/transitions.ts";
import { type LedgerEvent, windowDays } from "./rules.ts";

/** Longer than any promise: what was sent before it is settled, and outside of the window. */
const longestPromiseDays = 120;

/** What the event log says of an organization's answers, as far back as its figures reach. */
export async function ledgerOf(read: Reader, organizationId: number, now: number): Promise<LedgerEvent[]> {
  const rows = await read
    .selectFrom("application")
    .innerJoin("event", (join) =>
      join.on("event.subject", "=", "application").onRef("event.subject_id", "=", "application.id"),
    )
    .select(["application.id", "event.name", "event.payload_json", "event.occurred_at"])
    .where("application.organization_id", "=", organizationId)
    .where("application.created_at", ">=", now - (windowDays + longestPromiseDays) * day)
    .orderBy("event.sequence")
    .execute();
  return rows.flatMap((row) => {
    const event = { name: row.name, payload: JSON.parse(row.payload_json) } as ApplicationEvent;
    const told = toldBy(event);
    return told ? [{ applicationId: row.id, at: row.occurred_at, ...told }] : [];
  });
}

function toldBy({ name, payload }: ApplicationEvent): Pick<LedgerEvent, "kind" | "answerBy"> | undefined {
  switch (name) {
    case "application-submitted":
      return { kind: "submitted", ...(payload.answerBy !== null && { answerBy: payload.answerBy }) };
    case "answer-promised":
      return { kind: "promised", answerBy: payload.answerBy };
    case "application-moved":
      return isAnswer(payload.stage) ? { kind: "answered" } : undefined;
    case "application-withdrawn":
      return { kind: "withdrawn" };
    case "application-unanswered":
      return { kind: "unanswered" };
    case "application-edited":
    case "application-viewed":
    case "answer-reminded":
      return undefined;
    default:
      return name satisfies never;
  }
}
