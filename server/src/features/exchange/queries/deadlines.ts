import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { day, hour } from "../../../platform/durations.ts";
import { deadlineCalendar } from "../views/deadline-calendar.ts";

interface Asked {
  readonly name: string;
  readonly publicUrl: string;
  readonly now: number;
}

/** M-33: when the listed postings close, as an answer for programs that subscribe to it. */
export async function deadlinesOf(read: Reader, documents: readonly JobDocument[], asked: Asked) {
  // Times are rounded to the hour, so that a reader who already has the text gets a 304.
  const now = Math.floor(asked.now / hour) * hour;
  const ids = documents.map(({ id }) => Number(id));
  const text = deadlineCalendar(await closingAmong(read, ids, now), { ...asked, now });
  return { type: "text/calendar; charset=utf-8", text, lastSeen: undefined };
}

/** Which of these postings are open and say when they close, earliest first. Those that close today are included. */
async function closingAmong(read: Reader, ids: readonly number[], now: number) {
  if (ids.length === 0) return [];
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.closes_at as at", "posting.title", "organization.name as organization"])
    .where("posting.id", "in", ids)
    .where("posting.status", "=", "open")
    .where("posting.closes_at", ">", now - day)
    .$narrowType<{ at: number }>()
    .orderBy("posting.closes_at")
    .orderBy("posting.id")
    .execute();
}
