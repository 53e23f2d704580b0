import type { Writer } from "../../../../platform/database/database.ts";
import type { ApplicationEvent } from "../../../applications/events.ts";
import { pending } from "../../../applications/rules/transitions.ts";
import { prosOf } from "../../../organizations/queries/members.ts";
import type { SessionEvent } from "../../../session/events.ts";
import type { Person } from "../../queries/person.ts";
import { fates } from "./fates.ts";

interface Erased {
  /** How many rows of each table were deleted or emptied. */
  readonly rows: Readonly<Record<string, number>>;
  /** What ended with the account. */
  readonly announcements: readonly (ApplicationEvent | SessionEvent)[];
}

/** Deletes everything of somebody; the second time, what was written since. */
export async function erasePerson(writer: Writer, person: Person, now: number): Promise<Erased> {
  const announcements = [
    ...(await withdrawals(writer, person.accountId)),
    ...(await endings(writer, person.accountId)),
  ];
  return { rows: await eraseRows(writer, person, now), announcements };
}

async function eraseRows(writer: Writer, person: Person, now: number): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [table, fate] of Object.entries(fates)) {
    if (typeof fate !== "function") continue;
    const count = await fate(writer, person, now);
    if (count > 0) rows[table] = count;
  }
  return rows;
}

/** Organizations that still owe an answer are told that nobody is waiting for it. */
async function withdrawals(writer: Writer, accountId: number): Promise<ApplicationEvent[]> {
  const waiting = await writer
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.organization_id", "posting.title"])
    .where("application.account_id", "=", accountId)
    .where("application.status", "in", pending)
    .orderBy("application.id")
    .execute();
  const events: ApplicationEvent[] = [];
  for (const { id, organization_id: organizationId, title } of waiting) {
    const pros = await prosOf(writer, organizationId);
    const hirers = pros.map((pro) => pro.accountId);
    events.push({
      name: "application-withdrawn",
      subject: "application",
      subjectId: id,
      actorId: accountId,
      payload: { accountId, organizationId, hirers, title },
    });
  }
  return events;
}

/** Open pages are told that nobody is signed in anymore. */
async function endings(writer: Writer, accountId: number): Promise<SessionEvent[]> {
  const live = await writer
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
  return live.map(({ id: sessionId }) => ({
    name: "session-ended",
    subject: "account",
    subjectId: accountId,
    payload: { sessionId },
  }));
}
