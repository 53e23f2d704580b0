import type { Reader } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";

/** Which of these postings are open and say when they close, earliest first. Those that close today are included. */
export async function closingAmong(read: Reader, ids: readonly number[], now: number) {
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
