import type { Meeting } from "@candor/contract/applications/meetings";
import type { Writer } from "../../../../platform/database/database.ts";
import { hour, minute } from "../../../../platform/durations.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import { enqueue } from "../../../../platform/tasks/queue.ts";
import { requestOf } from "../../../../platform/tasks/task.ts";
import { isTaken } from "../../queries/meetings.ts";
import { remindOfMeeting } from "../../tasks/meetings/remind.ts";
import type { ApplicationParts } from "../announce.ts";

const reminders = [24, 1] as const;

/**
 * Puts a meeting into the Pro's day, in place of the application's earlier one. Locks the Pro: if two people pick
 * overlapping times, one gets theirs. The application is always locked first.
 */
export async function agree(
  { database }: ApplicationParts,
  writer: Writer,
  { applicationId, pro }: { readonly applicationId: number; readonly pro: number },
  { at, minutes }: Meeting,
  now: number,
): Promise<void> {
  await database.dialect.hold(writer, "account", pro);
  const from = Date.parse(at);
  const to = from + minutes * minute;
  if (await isTaken(writer, applicationId, pro, { from, to })) throw new Problem("time-taken");
  await callOff(writer, applicationId, now);
  const { id: meetingId } = await writer
    .insertInto("meeting")
    .values({
      application_id: applicationId,
      account_id: pro,
      starts_at: from,
      ends_at: to,
      agreed_at: now,
      canceled_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const hours of reminders) {
    const runAt = from - hours * hour;
    const request = requestOf(remindOfMeeting, {
      key: `${meetingId}:${hours}`,
      payload: { meetingId, hours },
      runAt,
    });
    if (runAt > now) await enqueue(writer, request, now);
  }
}

/** Calls off an application's upcoming meeting. Past ones stay. */
export async function callOff(writer: Writer, applicationId: number, now: number): Promise<void> {
  await writer
    .updateTable("meeting")
    .set({ canceled_at: now })
    .where("application_id", "=", applicationId)
    .where("canceled_at", "is", null)
    .where("starts_at", ">", now)
    .execute();
}
