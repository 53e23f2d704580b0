import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";

/** How many alerts are active, and how many of their mails left since a time. */
export async function alertVolume(read: Reader, since: number) {
  const [active, mails] = await Promise.all([
    countRows(read.selectFrom("job_alert").where("due_at", "is not", null)),
    // As the index `mail_alert_sent` says it.
    countRows(
      read
        .selectFrom("mail")
        .where(sql<boolean>`substr(reason, 1, 10) = 'job-alert:'`)
        .where("sent_at", ">=", since),
    ),
  ]);
  return { active, mails };
}
