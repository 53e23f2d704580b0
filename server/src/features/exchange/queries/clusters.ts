import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { DuplicateFacts } from "../../jobs/rules/signature.ts";

/** A posting as clustering sees it. */
export interface ClusterRow {
  readonly id: number;
  readonly open: boolean;
  readonly clusterId: number | null;
  readonly clusterSize: number;
  readonly speaks: number;
  readonly facts: DuplicateFacts;
}

type Wanted =
  /** These postings, and the other members of their clusters. */
  | { readonly membersOf: readonly number[] }
  /** Open postings that share a key with one of these, and the other members of their clusters. */
  | { readonly sharingKeysWith: readonly number[] };

export async function clusterRows(read: Reader, wanted: Wanted): Promise<ClusterRow[]> {
  const ids = "membersOf" in wanted ? wanted.membersOf : await sharingKeys(read, wanted.sharingKeysWith);
  if (ids.length === 0) return [];
  const rows = await clusterColumns(read).where("posting.id", "in", ids).execute();
  const clusters = [...new Set(rows.flatMap((row) => row.cluster_id ?? []))];
  const members =
    clusters.length === 0 ? [] : await clusterColumns(read).where("cluster_id", "in", clusters).execute();
  return [...new Map([...rows, ...members].map((row) => [row.id, clusterRow(row)])).values()];
}

async function sharingKeys(read: Reader, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom("duplicate_key")
    .select("posting_id as id")
    .distinct()
    // Each key once: many postings may share it.
    .where("key", "in", (own) => own.selectFrom("duplicate_key").select("key").where("posting_id", "in", ids))
    .where("posting_id", "not in", ids)
    .execute();
  return rows.map((row) => row.id);
}

function clusterColumns(read: Reader) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select([
      "posting.id",
      "status",
      "source",
      "source_url",
      "organization.name as organization_name",
      "title",
      "text",
    ])
    .select(["pay_min", "pay_max", "places_json", "remote_kind", "job_type", "posted_at"])
    .select(["cluster_id", "cluster_size", "speaks"])
    .orderBy("posting.id");
}

function clusterRow(
  row: Awaited<ReturnType<ReturnType<typeof clusterColumns>["execute"]>>[number],
): ClusterRow {
  return {
    id: row.id,
    open: row.status === "open",
    clusterId: row.cluster_id,
    clusterSize: row.cluster_size,
    speaks: row.speaks,
    facts: {
      source: row.source,
      sourceUrl: row.source_url ?? undefined,
      // A posting whose source names no organization is listed under the source's name.
      organization: row.organization_name === row.source ? undefined : row.organization_name,
      title: row.title,
      text: row.text,
      places: fromJson(row.places_json),
      remote: { kind: row.remote_kind },
      jobType: row.job_type ?? undefined,
      payMin: row.pay_min ?? undefined,
      payMax: row.pay_max ?? undefined,
      postedAt: row.posted_at ?? undefined,
    },
  };
}
