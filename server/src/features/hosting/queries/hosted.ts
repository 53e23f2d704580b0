import type { PostingLife } from "@candor/contract/hosting/life";
import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";
import type { MemberScope } from "../../organizations/gate.ts";

export type HostedRow = NonNullable<Awaited<ReturnType<typeof hostedById>>>;
export type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number];

/** A posting that was written here. Checks no authority. */
export async function hostedById(read: Reader, id: number) {
  const row = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .leftJoin("organization as client", "client.id", "hosted_posting.client_id")
    .select(["client.name as client_name", "posting.client_id", "organization.slug as organization_slug"])
    .select(["posting.id", "posting.life", "posting.organization_id", "posting.closes_at"])
    .select(["posting.first_seen_at", "hosted_posting.version", "hosted_posting.fields_json"])
    .select(["hosted_posting.published_at", "hosted_posting.confirm_by", "hosted_posting.former_id"])
    .select(["hosted_posting.saved_at", "organization.name as organization_name"])
    .select(["hosted_posting.source_fields_json", "posting.status", "posting.withheld_at"])
    .select(["posting.content_hash", "organization.claimed"])
    .select((e) =>
      e
        .selectFrom("agency_relation as relation")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("relation.agency_id", "=", "posting.organization_id")
        .whereRef("relation.client_id", "=", "hosted_posting.client_id")
        .where("relation.state", "=", "confirmed")
        .where((of) =>
          of.or([
            of("relation.posting_id", "is", null),
            of("relation.posting_id", "=", of.ref("posting.id")),
          ]),
        )
        .as("confirmations"),
    )
    .where("posting.id", "=", id)
    .executeTakeFirst();
  // What is written here always has a state; an import that waits for confirmation has only its form here.
  return row && { ...row, life: row.life ?? ("imported" satisfies PostingLife as PostingLife) };
}

/** A posting's public log, newest first. Says what was changed only in the latest entries: each may be a whole posting. */
export async function changesOf(read: Reader, id: number) {
  const latest = read
    .selectFrom("posting_change")
    .select(["id", "kind", "actor", "reason", "fields_json", "at"])
    .where("posting_id", "=", id)
    .orderBy("id", "desc")
    .limit(mostChanges);
  const through = sql<number>`sum(length(latest.fields_json)) over (order by latest.id desc)`;
  const measured = read.selectFrom(latest.as("latest")).selectAll().select(through.as("through"));
  return read
    .selectFrom(measured.as("measured"))
    .select(["id", "kind", "actor", "reason", "at"])
    .select((e) =>
      e
        .case()
        .when("through", "<=", mostChanged)
        .then(e.ref("fields_json"))
        .else("[]")
        .end()
        .as("fields_json"),
    )
    .orderBy("id", "desc")
    .execute();
}

const mostChanges = 200;

/** In characters. At least two changes of the longest posting: what was, and what is now. */
const mostChanged = 250_000;

/** The last entry of the log. */
export async function lastChangeOf(read: Reader, id: number): Promise<string | undefined> {
  const row = await read
    .selectFrom("posting_change")
    .select("kind")
    .where("posting_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.kind;
}

/** As many as the member may read. */
export async function countApplications(read: Reader, scope: MemberScope, id: number): Promise<number> {
  return countRows(read.selectFrom("application").where("posting_id", "=", id).where(isShownTo(scope)));
}

/** How many people who applied to a posting still wait for a first answer. */
export function countWaiting(read: Reader, id: number): Promise<number> {
  return countRows(
    read
      .selectFrom("application")
      .where("posting_id", "=", id)
      .where("status", "in", ["submitted", "viewed"]),
  );
}
