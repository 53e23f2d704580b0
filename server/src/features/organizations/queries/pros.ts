import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** Organizations that this account is a Pro of. */
export async function organizationIdsOf(read: Reader, { accountId }: SessionScope): Promise<number[]> {
  const rows = await read
    .selectFrom("pro")
    .select("organization_id")
    .distinct()
    .where("account_id", "=", accountId)
    .orderBy("organization_id")
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Accounts of an organization's Pros. */
export async function prosOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("pro")
    .innerJoin("account", "account.id", "pro.account_id")
    .select(["account.id as accountId", "account.email", "account.time_zone as timeZone"])
    .distinct()
    .where("pro.organization_id", "=", organizationId)
    .orderBy("account.id")
    .execute();
}
