import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** Enough for a warning: further ones with the same title aren't read. */
const most = 20;

export type EarlierRow = Awaited<ReturnType<typeof sentRows>>[number];
export type OutsideEarlierRow = Awaited<ReturnType<typeof outsideRows>>[number];

/** The posting, with the person's earlier applications that may be for the same role; undefined without the posting. */
export async function mayRepeat(read: Reader, { accountId }: SessionScope, postingId: number) {
  const posting = await roles(read).where("posting.id", "=", postingId).executeTakeFirst();
  if (!posting) return undefined;
  return {
    posting,
    sent: await sentRows(read, accountId, posting),
    outside: await outsideRows(read, accountId, posting),
  };
}

export type RoleRow = Awaited<ReturnType<ReturnType<typeof roles>["executeTakeFirstOrThrow"]>>;

function sentRows(read: Reader, accountId: number, posting: RoleRow) {
  return roles(read)
    .innerJoin("application", "application.posting_id", "posting.id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["application.id as applicationId", "application.status", "application.created_at"])
    .select("organization.name as organization")
    .where("application.account_id", "=", accountId)
    .where("posting.id", "!=", posting.id)
    .where(likely(posting))
    .orderBy("application.created_at", "desc")
    .limit(most)
    .execute();
}

/** Those that name no posting are identified by their address. */
function outsideRows(read: Reader, accountId: number, posting: RoleRow) {
  return read
    .selectFrom("outside_application as outside")
    .leftJoin("posting", "posting.id", "outside.posting_id")
    .select(["outside.id", "outside.title", "outside.organization", "outside.stage", "outside.applied_at"])
    .where("outside.account_id", "=", accountId)
    .where((e) =>
      e.or([
        e("outside.posting_id", "=", posting.id),
        e("outside.url", "=", posting.source_url),
        e("posting.cluster_id", "=", posting.cluster_id),
      ]),
    )
    .orderBy("outside.applied_at", "desc")
    .limit(most)
    .execute();
}

/** Matches titles loosely: they differ by case, and those of copies by more. */
function likely({ title, cluster_id: cluster }: RoleRow) {
  const isTitled = sql<boolean>`lower(posting.title) = lower(${title})`;
  return cluster === null ? isTitled : sql<boolean>`(${isTitled} or posting.cluster_id = ${cluster})`;
}

function roles(read: Reader) {
  return read
    .selectFrom("posting")
    .select(["posting.id", "posting.source", "posting.source_url", "posting.title", "posting.text"])
    .select(["posting.places_json", "posting.remote_kind", "posting.job_type"])
    .select(["posting.organization_id", "posting.cluster_id"]);
}
