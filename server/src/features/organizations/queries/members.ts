import type { MemberRole } from "@candor/contract/values";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** The roles that post for an organization and answer applications. */
export const proRoles = ["owner", "recruiter"] as const satisfies readonly MemberRole[];

/**
 * Whether a member may act for an organization on what `sender`, an account, sent it. The sender may only if nobody else
 * could answer it.
 */
export function mayActOn(
  member: RawBuilder<unknown>,
  sender: RawBuilder<unknown>,
  organizationId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${sender} <> ${member} or not exists (select 1 from membership as colleague
    where colleague.organization_id = ${organizationId} and colleague.account_id <> ${sender}
      and colleague.role in (${sql.join(proRoles)})))`;
}

/** This account's roles, by organization. */
export async function membershipsOf(read: Reader, { accountId }: Pick<SessionScope, "accountId">) {
  return read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .select(["organization_id as organizationId", "role"])
    .where("account_id", "=", accountId)
    .where("organization.merged_into_id", "is", null)
    .orderBy("organization_id")
    .execute();
}

/** This account's role in an organization; undefined if it has none. */
export async function roleIn(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
  organizationId: number,
): Promise<MemberRole | undefined> {
  const row = await read
    .selectFrom("membership")
    .select("role")
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.role;
}

export async function isMemberOf(...of: Parameters<typeof roleIn>): Promise<boolean> {
  return (await roleIn(...of)) !== undefined;
}

export async function isOwnerOf(...of: Parameters<typeof roleIn>): Promise<boolean> {
  return (await roleIn(...of)) === "owner";
}

export async function hasMembers(read: Reader, organizationId: number): Promise<boolean> {
  const row = await read
    .selectFrom("membership")
    .select("id")
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts of those who answer for an organization. */
export async function prosOf(read: Reader, organizationId: number) {
  return pros(read).where("membership.organization_id", "=", organizationId).execute();
}

/** Accounts of those who own an organization. */
export async function ownersOf(read: Reader, organizationId: number) {
  return inRoles(read, ["owner"]).where("membership.organization_id", "=", organizationId).execute();
}

/** Accounts of those who answer for any organization, one row for each membership. */
export function pros(read: Reader) {
  return inRoles(read, proRoles);
}

function inRoles(read: Reader, roles: readonly MemberRole[]) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["account.id as accountId", "account.email", "account.time_zone as timeZone"])
    .where("membership.role", "in", roles)
    .orderBy("account.id");
}

/** Accounts of those who answer for a posting's organization. */
export async function prosOfPosting(read: Reader, postingId: number) {
  const { organization_id: organizationId } = await read
    .selectFrom("posting")
    .select("organization_id")
    .where("id", "=", postingId)
    .executeTakeFirstOrThrow();
  return prosOf(read, organizationId);
}

/** Everybody who belongs to an organization: owners first, then in the order they joined. */
export async function membersOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["membership.id", "membership.role", "membership.created_at", "account.id as accountId"])
    .select(["account.email", "account.display_name", "account.first_name", "account.last_name"])
    .where("membership.organization_id", "=", organizationId)
    .orderBy((e) => e.case().when("membership.role", "=", "owner").then(0).else(1).end())
    .orderBy("membership.id")
    .execute();
}
