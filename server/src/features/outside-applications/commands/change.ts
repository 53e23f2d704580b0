import { momentOf } from "@candor/contract/applications/local-time";
import type { OutsideChanges } from "@candor/contract/outside-applications/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { requestOf } from "../../../platform/tasks/task.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { OutsideRow } from "../queries/outside-applications.ts";
import { mailOutsideReminder } from "../tasks/remind.ts";
import type { OutsideParts } from "./parts.ts";

/** The time of the person's day. */
const reminded = "T09:00";

/** Changes a person's notes. Absent fields stay. */
export async function changeOutside(
  { database, clock }: OutsideParts,
  { accountId }: SessionScope,
  id: string,
  { organization, remindOn, ...changes }: OutsideChanges,
): Promise<OutsideRow> {
  return database.write(async (writer) => {
    const { time_zone: timeZone } = await writer
      .selectFrom("account")
      .select("time_zone")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const row = await writer
      .updateTable("outside_application")
      .set({
        ...changes,
        ...(organization !== undefined && { organization: organization || null }),
        ...(remindOn !== undefined && { remind_at: remindAt(remindOn, timeZone ?? "UTC") }),
        modified_at: now,
      })
      .where("id", "=", idOf(id) ?? -1)
      .where("account_id", "=", accountId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Problem("not-found");
    const at = row.remind_at;
    if (remindOn !== undefined && at !== null && at > now) {
      const payload = { id: row.id, remindAt: at };
      await enqueue(
        writer,
        requestOf(mailOutsideReminder, { key: `${row.id}:${at}`, payload, runAt: at }),
        now,
      );
    }
    return row;
  });
}

function remindAt(date: string | null, timeZone: string): number | null {
  return date === null ? null : (momentOf(`${date}${reminded}`, timeZone) ?? null);
}
