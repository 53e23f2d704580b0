import { limits } from "@candor/contract/limits";
import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { isProved } from "../../organizations/queries/claims.ts";
import { idInName, sourceName } from "../rules/sources/source-name.ts";

export type SourceRow = NonNullable<Awaited<ReturnType<typeof sourceById>>>;

/** A source that wasn't removed, with its organization and who answers for it. Checks no authority. */
export async function sourceById(read: Reader, id: number) {
  return read
    .selectFrom("connected_source as source")
    .innerJoin("organization", "organization.id", "source.organization_id")
    .innerJoin("organization as whole", (join) => join.on("whole.id", "=", wholeId))
    .selectAll("source")
    .select(["organization.name as organization_name", "whole.id as wholeId"])
    .select(["whole.name as whole_name", "whole.slug as whole_slug"])
    .where("source.id", "=", id)
    .where("source.removed_at", "is", null)
    .executeTakeFirst();
}

/** An organization's sources, including those of its other names, that weren't removed; newest first. */
export async function sourcesOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("connected_source as source")
    .innerJoin("organization", "organization.id", "source.organization_id")
    .selectAll("source")
    .where(wholeId, "=", organizationId)
    .where("source.removed_at", "is", null)
    .orderBy("source.id", "desc")
    .execute();
}

/** While a merge holds, the other name's sources belong to the whole. */
const wholeId = sql<number>`coalesce(organization.merged_into_id, organization.id)`;

/** Who connected the source with this name; undefined for any other import. */
export async function ownerOf(read: Reader, name: string) {
  const row = await read
    .selectFrom("connected_source")
    .innerJoin("organization", "organization.id", "connected_source.organization_id")
    .select(["connected_source.id", "connected_source.url"])
    .select(["organization.id as organizationId", "organization.merged_into_id as wholeId"])
    .where("connected_source.id", "=", idInName(name) ?? -1)
    .executeTakeFirst();
  if (!row || sourceName(row) !== name) return undefined;
  const { organizationId: id, wholeId } = row;
  return { organization: { id, wholeId }, proved: await isProved(read, wholeId ?? id) };
}

/** The latest fetches, newest first. */
export async function fetchesOf(read: Reader, sourceId: number) {
  return read
    .selectFrom("source_fetch")
    .selectAll()
    .where("source_id", "=", sourceId)
    .orderBy("id", "desc")
    .limit(limits.fetchesShown)
    .execute();
}

export async function countOpen(read: Reader, name: string): Promise<number> {
  return countRows(read.selectFrom("posting").where("source", "=", name).where("status", "=", "open"));
}

/** The numbers that a source gives to its open postings. */
export async function openIdsOf(read: Reader, name: string): Promise<string[]> {
  const rows = await read
    .selectFrom("posting")
    .select("source_id")
    .where("source", "=", name)
    .where("status", "=", "open")
    .execute();
  return rows.map((row) => row.source_id);
}
