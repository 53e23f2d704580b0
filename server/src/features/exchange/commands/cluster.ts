import type { Writer } from "../../../platform/database/database.ts";
import { duplicateKeys, sameJob, speakerOf } from "../../jobs/rules/duplicates.ts";
import { type ClusterRow, clusterRows } from "../queries/clusters.ts";
import { Components } from "../rules/components.ts";

/**
 * Updates clusters after postings were written or closed (`search.md` 5). Resolves with the numbers of all postings
 * that lists may now show differently: the given ones and those whose cluster changed.
 */
export async function recluster(writer: Writer, ids: readonly number[]): Promise<number[]> {
  return [...new Set([...ids, ...(await rearrange(writer, ids))])];
}

/** The same, but resolves only with the numbers of those whose cluster changed. */
export async function rearrange(writer: Writer, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const written = await clusterRows(writer, { membersOf: ids });
  await replaceKeys(writer, written);
  const open = written.filter((row) => row.open);
  const others = await clusterRows(writer, { sharingKeysWith: open.map((row) => row.id) });
  const rows = new Map([...others, ...written].map((row) => [row.id, row]));
  const changes = link(rows, new Set(written.map((row) => row.id))).flatMap(arranged);
  for (const change of changes)
    await writer
      .updateTable("posting")
      .set({ cluster_id: change.clusterId, cluster_size: change.clusterSize, speaks: change.speaks })
      .where("id", "=", change.id)
      .execute();
  return changes.map(({ id }) => id);
}

async function replaceKeys(writer: Writer, rows: readonly ClusterRow[]): Promise<void> {
  const numbers = rows.map((row) => row.id);
  await writer.deleteFrom("duplicate_key").where("posting_id", "in", numbers).execute();
  const keys = rows
    .filter((row) => row.open)
    .flatMap((row) => duplicateKeys(row.facts).map((key) => ({ key, posting_id: row.id })));
  for (let start = 0; start < keys.length; start += keysAtOnce)
    await writer
      .insertInto("duplicate_key")
      .values(keys.slice(start, start + keysAtOnce))
      .execute();
}

/** SQLite allows 32,766 parameters per statement; postings in many places, with all their copies, have more keys. */
const keysAtOnce = 10_000;

/**
 * Groups of copies. Clusters without written postings stay as they are; each written posting is compared with
 * everything that shares a key with it.
 */
function link(rows: ReadonlyMap<number, ClusterRow>, written: ReadonlySet<number>): ClusterRow[][] {
  const components = new Components<number>(rows.keys());
  const byKey = new Map<string, { readonly all: ClusterRow[]; readonly written: ClusterRow[] }>();
  const byCluster = new Map<number, number>();
  for (const row of rows.values()) {
    if (!row.open) continue;
    if (!written.has(row.id) && row.clusterId !== null) {
      const sibling = byCluster.get(row.clusterId);
      if (sibling !== undefined) components.join(sibling, row.id);
      byCluster.set(row.clusterId, row.id);
    }
    for (const key of duplicateKeys(row.facts)) {
      const group = byKey.get(key) ?? { all: [], written: [] };
      byKey.set(key, group);
      for (const other of written.has(row.id) ? group.all : group.written)
        if (!components.joined(row.id, other.id) && sameJob(row.facts, other.facts))
          components.join(row.id, other.id);
      group.all.push(row);
      if (written.has(row.id)) group.written.push(row);
    }
  }
  return components.groups().map((group) => group.flatMap((id) => rows.get(id) ?? []));
}

/** The changes that make a group one cluster with one representative. */
function arranged(group: readonly ClusterRow[]) {
  const members = group.toSorted((a, b) => a.id - b.id);
  const speaker = speakerOf(members.map((row) => row.facts));
  const clusterId = members.length > 1 ? (members[0]?.id ?? null) : null;
  return members
    .map((row, index) => ({
      row,
      id: row.id,
      clusterId,
      clusterSize: members.length,
      speaks: index === speaker ? 1 : 0,
    }))
    .filter(
      ({ row, ...wanted }) =>
        row.clusterId !== wanted.clusterId ||
        row.clusterSize !== wanted.clusterSize ||
        row.speaks !== wanted.speaks,
    );
}
