import { day, hour } from "../../../../platform/durations.ts";
import { isoDate } from "../../../../platform/iso-time.ts";
import { enqueue, type Task } from "../../../../platform/tasks/queue.ts";
import { requestOf } from "../../../../platform/tasks/task.ts";
import { unclaimed } from "../../queries/addresses.ts";
import { announcementsOf } from "../../queries/announcements.ts";
import type { Person } from "../../queries/person.ts";
import { purgeRecords } from "../../tasks/purge-records.ts";
import type { OwnDataParts } from "../parts.ts";
import { erasePerson } from "./erase-person.ts";

/**
 * M-27. Deletes what somebody's deletion missed: words that a request or a task had read before it, and wrote after it.
 * The task is deleted too, because it says who they were.
 */
export async function eraseLate(
  { database, clock, events }: Pick<OwnDataParts, "database" | "clock" | "events">,
  person: Person,
  task: Pick<Task, "id">,
): Promise<void> {
  const now = clock.now();
  await database.write(async (writer) => {
    const emails = await unclaimed(writer, person);
    const sent = [...person.announcements, ...(await announcementsOf(writer, emails))];
    const unproved = await unclaimed(writer, { ...person, emails: person.unproved });
    const again = { ...person, emails, unproved, announcements: sent };
    const { announcements } = await erasePerson(writer, again, now);
    await writer.deleteFrom("task").where("id", "=", task.id).execute();
    await enqueue(writer, purgeRequest(now), now);
    for (const announcement of announcements) await events.append(writer, announcement);
  });
}

/** Once a day, while few people write: a purge rewrites the whole file. */
function purgeRequest(now: number) {
  const runAt = now - (now % day) + day + quietHours;
  return requestOf(purgeRecords, { key: isoDate(runAt), payload: {}, runAt });
}

const quietHours = 3 * hour;
