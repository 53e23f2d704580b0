import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { mayActOn, proRoles } from "../../organizations/queries/members.ts";
import type { OwnedApplication } from "./applications.ts";

/** Who may answer an application, in the order they joined its organization. */
export async function colleaguesOn(
  read: Reader,
  {
    account_id: sender,
    organization_id: organization,
  }: Pick<OwnedApplication, "account_id" | "organization_id">,
) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["membership.id as member_id", "account.id as account_id", "account.email"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .where("membership.organization_id", "=", organization)
    .where(mayActOn(sql.ref("membership.account_id"), sql`${sender}`, sql`${organization}`))
    .where("membership.role", "in", proRoles)
    .orderBy("membership.id")
    .execute();
}
