import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import type { Owner } from "./email-changes.ts";

/** What only somebody with a proved mailbox can have, and is answered or mailed there. */
const needing = [
  "application",
  "held_application",
  "membership",
  "organization_claim",
  "gig_proposal",
  "consulting_enrollment",
  "job_alert",
] as const satisfies readonly (keyof Tables)[];

/** Whether an account did something that its mailbox has to stay proved for, or is an administrator's. */
export async function needsItsMailbox(read: Reader | Writer, { accountId }: Owner): Promise<boolean> {
  const having = needing.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} where account_id = ${accountId})`,
  );
  const { rows } = await sql`
    select id from account where id = ${accountId}
    and (administrator = 1 or ${sql.join(having, sql` or `)})`.execute(read);
  return rows.length > 0;
}
