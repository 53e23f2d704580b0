import { changedApplications } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";

/** Counts a change by one side of an application; refuses with a problem if that side made too many. */
export async function countChange(
  writer: Writer,
  applicationId: number,
  side: "seeker" | "organization",
  now: number,
): Promise<void> {
  const wait = await tally(writer, `changes of ${applicationId} by its ${side}`, changedApplications, now);
  if (wait > 0) throw tooMany("too-many-requests", wait);
}
