import type { Reader } from "../../../platform/database/database.ts";
import { proName } from "../../session/queries/names.ts";

interface Owner {
  readonly accountId: number;
}

/** Who looked at an account's applications, newest first. A Pro who has left has no name. */
export async function looksOf(read: Reader, { accountId }: Owner, most: number) {
  return read
    .selectFrom("look")
    .innerJoin("organization", "organization.id", "look.organization_id")
    .innerJoin("application", "application.id", "look.application_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .leftJoin("pro", (join) =>
      join
        .onRef("pro.account_id", "=", "look.looker_id")
        .onRef("pro.organization_id", "=", "look.organization_id"),
    )
    .select(["look.kind", "look.last_at", "look.times", "look.impersonator_id", "look.application_id"])
    .select(["organization.name as organization_name", "organization.slug as organization_slug"])
    .select(["posting.title", proName.$castTo<string | null>().as("pro_name")])
    .where("look.account_id", "=", accountId)
    .orderBy("look.last_at", "desc")
    .orderBy("look.application_id", "desc")
    .orderBy("look.kind")
    .limit(most)
    .execute();
}

export type LookRow = Awaited<ReturnType<typeof looksOf>>[number];

/** When administrators were signed in as this person, and why, newest first. */
export async function supportOf(read: Reader, { accountId }: Owner, most: number) {
  return read
    .selectFrom("session")
    .select(["created_at", "ended_at", "impersonation_reason"])
    .where("account_id", "=", accountId)
    .where("impersonator_session_id", "is not", null)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
}

export type SupportRow = Awaited<ReturnType<typeof supportOf>>[number];
