import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** A posting with the organization it belongs to. */
export type PostingRow = Awaited<ReturnType<typeof postingsByIds>>[number];

/** In no order; numbers that are unknown are left out. */
export async function postingsByIds(read: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return withOrganization(read).where("posting.id", "in", ids).execute();
}

export async function postingById(read: Reader, id: number): Promise<PostingRow | undefined> {
  return withOrganization(read).where("posting.id", "=", id).executeTakeFirst();
}

/** All postings after a number, in the order of their numbers: how the index is built anew. */
export async function postingsAfter(read: Reader, id: number, most: number): Promise<PostingRow[]> {
  return withOrganization(read).where("posting.id", ">", id).orderBy("posting.id").limit(most).execute();
}

/** The other open members of a cluster. */
export async function alsoAt(read: Reader, posting: { id: number; clusterId: number | null }) {
  if (posting.clusterId === null) return [];
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select([
      "posting.id",
      "posting.source",
      "organization.id as organizationId",
      "organization.name as organizationName",
    ])
    .where("posting.cluster_id", "=", posting.clusterId)
    .where("posting.id", "!=", posting.id)
    .where("posting.status", "=", "open")
    .orderBy("posting.id")
    .limit(20)
    .execute();
}

export async function organizationNames(read: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom("organization").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Organizations by number or by name, letter case folded; several may share a name's spelling. */
export async function organizationsNamed(read: Reader, text: string): Promise<number[]> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  const rows = await read
    .selectFrom("organization")
    .select("id")
    .where((e) => e.or([e("id", "=", number), e(sql<string>`lower(name)`, "=", text.toLowerCase())]))
    .execute();
  return rows.map((row) => row.id);
}

function withOrganization(read: Reader) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .selectAll("posting")
    .select(["organization.name as organization_name", "organization.claimed as organization_claimed"]);
}
