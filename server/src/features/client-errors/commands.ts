import type { ClientErrorReport } from "@candor/contract/client-errors/shapes";
import { keptReportKibibytes } from "@candor/contract/rate-limits";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { once, type Repeat } from "../../platform/http/idempotency.ts";
import { countShared, kibibytesOf, tooMany } from "../../platform/http/rate-limits.ts";
import { keptReport } from "./rules.ts";

/** Stores an error from a browser and returns its number, which a person can tell support. Limited per day. */
export async function report(
  parts: { database: Database; clock: Clock },
  given: ClientErrorReport,
  userId: string | undefined,
  repeat: Repeat | undefined,
): Promise<{ id: string }> {
  const now = parts.clock.now();
  const kept = keptReport(given, userId);
  const wait = await countShared(
    parts.database,
    "error reports",
    keptReportKibibytes,
    now,
    kibibytesOf(kept),
  );
  if (wait > 0) throw tooMany("too-many-requests", wait);
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const { id } = await writer
        .insertInto("client_error")
        .values({ report_json: JSON.stringify(kept), received_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id: String(id) };
    }),
  );
}
