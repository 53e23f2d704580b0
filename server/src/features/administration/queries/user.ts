import { limits } from "@candor/contract/limits";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { impersonationsOf } from "../../session/queries/history.ts";
import { liveSessions } from "../../session/queries/live.ts";
import { userById } from "./users.ts";

export type UserRows = NonNullable<Awaited<ReturnType<typeof userRows>>>;

/** what an administrator sees of one account; undefined if there is none. */
export async function userRows(read: Reader, _scope: AdministratorScope, accountId: number, now: number) {
  const user = await userById(read, accountId);
  if (!user) return undefined;
  const [phone, organizations, passkeys, identities, sessions, applications, deletion, impersonations, acts] =
    await Promise.all([
      phoneOf(read, accountId),
      organizationsOf(read, accountId),
      countPasskeys(read, accountId),
      providersOf(read, accountId),
      openSessionsOf(read, accountId, now),
      applicationsByStatus(read, accountId),
      deletionOf(read, accountId),
      impersonationsOf(read, limits.impersonations, { accountId }),
      actsOf(read, accountId),
    ]);
  return {
    user,
    phone,
    organizations,
    passkeys,
    identities,
    sessions,
    applications,
    deletion,
    impersonations,
    acts,
  };
}

/** Whether they stated a phone, and whether they proved one. */
async function phoneOf(read: Reader, accountId: number) {
  const listed = await read
    .selectFrom("phone")
    .select("number")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  const proved = await read
    .selectFrom("sms_number")
    .select("number")
    .where("account_id", "=", accountId)
    .where("proved_at", "is not", null)
    .executeTakeFirst();
  return { isListed: listed !== undefined, isProved: proved !== undefined };
}

function organizationsOf(read: Reader, accountId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .select(["organization.name", "organization.slug", "membership.role"])
    .where("membership.account_id", "=", accountId)
    .where("organization.merged_into_id", "is", null)
    .orderBy("organization.name")
    .execute();
}

async function countPasskeys(read: Reader, accountId: number): Promise<number> {
  return countRows(read.selectFrom("passkey").where("account_id", "=", accountId));
}

function providersOf(read: Reader, accountId: number) {
  return read
    .selectFrom("social_identity")
    .select("provider")
    .distinct()
    .where("account_id", "=", accountId)
    .orderBy("provider")
    .execute();
}

function openSessionsOf(read: Reader, accountId: number, now: number) {
  return liveSessions(read, now)
    .select(["session.id", "session.device", "session.created_at", "session.last_seen_at"])
    .select("session.impersonator_session_id")
    .where("session.account_id", "=", accountId)
    .where("session.provisional", "=", 0)
    .orderBy("session.created_at", "desc")
    .execute();
}

function applicationsByStatus(read: Reader, accountId: number) {
  return read
    .selectFrom("application")
    .select((e) => ["status", e.fn.countAll<number>().as("count")])
    .where("account_id", "=", accountId)
    .groupBy("status")
    .execute();
}

/** The last one that wasn't called off. */
function deletionOf(read: Reader, accountId: number) {
  return read
    .selectFrom("account_deletion")
    .select(["due_at", "done_at", "cause"])
    .where("account_id", "=", accountId)
    .where("cancelled_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

function actsOf(read: Reader, accountId: number) {
  return read
    .selectFrom("administrator_act as act")
    .innerJoin("account as administrator", "administrator.id", "act.administrator_id")
    .select(["act.id", "act.kind", "act.reason", "act.acted_at", "administrator.email as administrator"])
    .where("act.account_id", "=", accountId)
    .orderBy("act.id", "desc")
    .limit(limits.userActsShown)
    .execute();
}
