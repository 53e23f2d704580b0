import type { Writer } from "../../../../platform/database/database.ts";
import { minute } from "../../../../platform/durations.ts";
import { enqueue } from "../../../../platform/tasks/queue.ts";
import { requestOf } from "../../../../platform/tasks/task.ts";
import type { DeletionEvent } from "../../events.ts";
import { type DeletionRow, deletionById } from "../../queries/deletions.ts";
import { type Person, personOf } from "../../queries/person.ts";
import { eraseLateWrites } from "../../tasks/erase-late-writes.ts";
import type { ErasingParts } from "../parts.ts";
import { receiptOf } from "../receipt.ts";
import { register } from "../register.ts";
import { erasePerson } from "./erase-person.ts";

/** M-27. Deletes everything of one person in one transaction; a second run does nothing. */
export async function erase(parts: ErasingParts, deletionId: number): Promise<void> {
  const { database, clock } = parts;
  const erased = await database.write(async (writer) => {
    const now = clock.now();
    const deletion = await begin(writer, deletionId, now);
    if (!deletion) return doneBefore(await deletionById(writer, deletionId));
    await database.dialect.hold(writer, "account", deletion.account_id);
    const person = await personOf(writer, deletion.account_id);
    const { rows, announcements } = await erasePerson(writer, person, now);
    const receipt = await receiptOf(parts, writer, { ...deletion, doneAt: now, rows });
    await writer.updateTable("account_deletion").set({ receipt }).where("id", "=", deletionId).execute();
    await enqueue(writer, lateRequest(deletionId, person, now), now);
    for (const announcement of announcements) await parts.events.append(writer, announcement);
    await parts.events.append(writer, {
      name: "account-deleted",
      subject: "account",
      subjectId: deletion.account_id,
      payload: { deletionId },
    } satisfies DeletionEvent);
    return deletion;
  });
  if (erased) await register(parts, erased);
}

/** Undefined if it was cancelled or done. From here on, somebody who wants to keep the account waits, and is too late. */
async function begin(writer: Writer, id: number, now: number): Promise<DeletionRow | undefined> {
  return writer
    .updateTable("account_deletion")
    .set({ done_at: now })
    .where("id", "=", id)
    .where("cancelled_at", "is", null)
    .where("done_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

function doneBefore(deletion: DeletionRow | undefined): DeletionRow | undefined {
  return deletion?.done_at == null ? undefined : deletion;
}

/** Requests and tasks that are running now have ended by then. */
const underWay = 10 * minute;

function lateRequest(deletionId: number, person: Person, now: number) {
  const { accountId, emails, unproved, names, hirers, announcements } = person;
  return requestOf(eraseLateWrites, {
    key: String(deletionId),
    payload: {
      accountId,
      emails: [...emails],
      unproved: [...unproved],
      names: [...names],
      hirers: [...hirers],
      announcements: [...announcements],
    },
    runAt: now + underWay,
  });
}
