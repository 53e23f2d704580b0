import type { Reader } from "../../../platform/database/database.ts";
import { proRoles } from "../../organizations/queries/members.ts";

/** Who may answer applications to an organization, in the order they joined. */
export async function colleaguesIn(read: Reader, organizationId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["membership.id as member_id", "account.id as account_id", "account.email"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .where("membership.organization_id", "=", organizationId)
    .where("membership.role", "in", proRoles)
    .orderBy("membership.id")
    .execute();
}
