import type { Writer } from "../../../../platform/database/database.ts";
import type { ApplicationEvent } from "../../../applications/events.ts";
import { pending } from "../../../applications/rules/transitions.ts";
import { prosOf } from "../../../organizations/queries/members.ts";
import type { SessionEvent } from "../../../session/events.ts";
import type { DeletionEvent } from "../../events.ts";
import { type DeletionRow, deletionById } from "../../queries/deletions.ts";
import { personOf } from "../../queries/person.ts";
import type { ErasingParts } from "../parts.ts";
import { receiptOf } from "../receipt.ts";
import { register } from "../register.ts";
import { fates } from "./fates.ts";

/** M-27. Deletes everything of one person in one transaction; a second run does nothing. */
export async function erase(parts: ErasingParts, deletionId: number): Promise<void> {
  const { database, clock } = parts;
  const erased = await database.write(async (writer) => {
    const deletion = await deletionById(writer, deletionId);
    if (!deletion || deletion.cancelled_at !== null) return undefined;
    if (deletion.done_at !== null) return deletion;
    await database.dialect.hold(writer, "account", deletion.account_id);
    const now = clock.now();
    const announcements = [
      ...(await withdrawals(writer, deletion.account_id)),
      ...(await endings(writer, deletion.account_id)),
    ];
    const rows = await eraseRows(writer, deletion.account_id, now);
    const receipt = await receiptOf(parts, writer, { ...deletion, doneAt: now, rows });
    await writer
      .updateTable("account_deletion")
      .set({ done_at: now, receipt })
      .where("id", "=", deletionId)
      .execute();
    for (const announcement of announcements) await parts.events.append(writer, announcement);
    await parts.events.append(writer, {
      name: "account-deleted",
      subject: "account",
      subjectId: deletion.account_id,
      payload: { deletionId },
    } satisfies DeletionEvent);
    return { ...deletion, done_at: now } satisfies DeletionRow;
  });
  if (erased) await register(parts, erased);
}

async function eraseRows(writer: Writer, accountId: number, now: number): Promise<Record<string, number>> {
  const person = await personOf(writer, accountId);
  const rows: Record<string, number> = {};
  for (const [table, fate] of Object.entries(fates)) {
    if (typeof fate !== "function") continue;
    const count = await fate(writer, person, now);
    if (count > 0) rows[table] = count;
  }
  return rows;
}

/** Hirers who still owe an answer are told that nobody waits for it. */
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

/** Open pages are told that nobody is signed in any more. */
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
