import type { MemberRole } from "@candor/contract/values";
import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** Who posts for an organization and answers applications. */
export const proRoles = ["owner", "recruiter"] as const satisfies readonly MemberRole[];

/** What this account is in which organizations. */
export async function membershipsOf(read: Reader, { accountId }: Pick<SessionScope, "accountId">) {
  return read
    .selectFrom("membership")
    .select(["organization_id as organizationId", "role"])
    .where("account_id", "=", accountId)
    .orderBy("organization_id")
    .execute();
}

/** Accounts of those who answer for an organization. */
export async function prosOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id as accountId", "account.email", "account.time_zone as timeZone"])
    .where("membership.organization_id", "=", organizationId)
    .where("membership.role", "in", proRoles)
    .orderBy("account.id")
    .execute();
}
