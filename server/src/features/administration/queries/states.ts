import type { UserRole, UserState } from "@candor/contract/administration/user-values";
import { type RawBuilder, sql } from "kysely";
import { isDeleted } from "../../session/queries/accounts.ts";

/** Conditions and values for queries of `account`. */

const isLeaving = sql<boolean>`exists (select 1 from account_deletion as deletion
  where deletion.account_id = account.id and deletion.done_at is null and deletion.cancelled_at is null)`;

/** Their own sessions: neither an administrator's in their account, nor one that a mail's link began. */
const ownSessions = sql`from session where session.account_id = account.id
  and session.impersonator_session_id is null and session.provisional = 0`;

export const lastSeenAt = sql<number | null>`(select max(session.last_seen_at) ${ownSessions})`;

export const stateOf = sql<UserState>`case when ${isDeleted} then 'deleted' when ${isLeaving} then 'leaving'
  when not exists (select 1 ${ownSessions}) then 'never-signed-in'
  when account.email_proved_at is null then 'unproved' else 'active' end`;

/** Who has a role. */
export const holders: Readonly<Record<UserRole, RawBuilder<boolean>>> = {
  administrator: sql`account.administrator = 1`,
  pro: sql`exists (select 1 from membership
    where membership.account_id = account.id and membership.role <> 'reader')`,
  member: sql`exists (select 1 from membership where membership.account_id = account.id)`,
  consultant: sql`exists (select 1 from consulting_enrollment as enrollment
    where enrollment.account_id = account.id)`,
};
