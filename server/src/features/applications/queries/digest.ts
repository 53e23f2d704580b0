import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";

/** At one moment an application is received before it is withdrawn, whichever was noted first. */
const step = sql`case digest_entry.news when 'received' then 0 when 'edited' then 1 else 2 end`;

/** What waits for somebody's next digest, earliest first, for organizations that they still answer for. */
export async function digestOf(read: Reader | Writer, accountId: number) {
  return read
    .selectFrom("digest_entry")
    .innerJoin("application", "application.id", "digest_entry.application_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.organization_id", "=", "application.organization_id")
        .onRef("membership.account_id", "=", "digest_entry.account_id"),
    )
    .select(["digest_entry.id", "digest_entry.news", "posting.title"])
    .select(["application.first_name", "application.last_name", "application.blind_until"])
    .select("digest_entry.application_id")
    .where("digest_entry.account_id", "=", accountId)
    .where(isShownTo({ accountId }))
    .orderBy("digest_entry.noted_at")
    .orderBy("digest_entry.application_id")
    .orderBy(step)
    .orderBy("digest_entry.id")
    .execute();
}
