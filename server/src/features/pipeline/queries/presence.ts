import { presenceSeconds } from "@candor/contract/pipeline/values";
import type { Reader } from "../../../platform/database/database.ts";
import { isShown } from "../../blocks/queries/hidden.ts";

export type PresenceRow = Awaited<ReturnType<typeof presentNow>>[number];

/** What was last said at this time, or earlier, no longer counts. */
export function oldestPresence(now: number): number {
  return now - presenceSeconds.counts * 1000;
}

/** Who is looking at which applications, in all organizations. The caller must check its readers' memberships. */
export async function presentNow(read: Reader, now: number) {
  return read
    .selectFrom("application_presence as presence")
    .innerJoin("application", "application.id", "presence.application_id")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.account_id", "=", "presence.account_id")
        .onRef("membership.organization_id", "=", "application.organization_id"),
    )
    .innerJoin("account", "account.id", "presence.account_id")
    .select(["application.id", "application.organization_id", "account.id as account_id", "account.email"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .select("application.account_id as applicant_id")
    .where("presence.seen_at", ">", oldestPresence(now))
    .where(isShown)
    .orderBy("application.id")
    .orderBy("account.id")
    .execute();
}

/** Who sent these applications. */
export async function applicantsOf(
  read: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom("application")
    .select(["id", "account_id"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.account_id]));
}

/** Which of these organizations each of their members belongs to. */
export async function organizationsByMember(
  read: Reader,
  organizationIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await read
    .selectFrom("membership")
    .select(["account_id", "organization_id"])
    .where("organization_id", "in", [...new Set(organizationIds)])
    .execute();
  const grouped = Map.groupBy(rows, ({ account_id: accountId }) => accountId);
  return new Map([...grouped].map(([id, of]) => [id, of.map((row) => row.organization_id)]));
}
