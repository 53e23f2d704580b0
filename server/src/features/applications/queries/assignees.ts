import type { Reader } from "../../../platform/database/database.ts";

/** The member who answers each of these applications. Somebody who left the organization doesn't count. */
export async function assigneesOf(read: Reader, ids: readonly number[]) {
  const rows = await read
    .selectFrom("application_assignment as assignment")
    .innerJoin("application", "application.id", "assignment.application_id")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.account_id", "=", "assignment.account_id")
        .onRef("membership.organization_id", "=", "application.organization_id"),
    )
    .innerJoin("account", "account.id", "assignment.account_id")
    .select(["assignment.application_id", "membership.id as member_id", "account.email"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .where("assignment.application_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}
