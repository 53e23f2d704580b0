import type { Reader } from "../../../platform/database/database.ts";
import { duplicateColumns } from "../../jobs/queries.ts";
import { type DuplicateFacts, duplicateFactsOf } from "../../jobs/rules/duplicate-facts.ts";

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
  return duplicateColumns(read)
    .select([
      "posting.text",
      "posting.status",
      "posting.cluster_id",
      "posting.cluster_size",
      "posting.speaks",
    ])
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
    facts: duplicateFactsOf(row),
  };
}
