import type { Reader } from "../../../platform/database/database.ts";
import type { Applied } from "../rules/applied.ts";

/** Connected sources of all organizations with their latest fetch: those that fail first, then the latest connected. */
export async function sourcesWithFaultsFirst(read: Reader, most: number) {
  return read
    .selectFrom("connected_source as source")
    .innerJoin("organization", "organization.id", "source.organization_id")
    .leftJoin("source_fetch as fetch", (join) =>
      join.on("fetch.id", "=", (e) =>
        e
          .selectFrom("source_fetch")
          .select((latest) => latest.fn.max("source_fetch.id").as("id"))
          .whereRef("source_fetch.source_id", "=", "source.id"),
      ),
    )
    .select(["source.id", "source.kind", "source.paused_at", "source.next_at", "source.read_at"])
    .select(["source.failures", "organization.name as organization", "fetch.outcome", "fetch.fault"])
    .where("source.removed_at", "is", null)
    .orderBy("source.failures", "desc")
    .orderBy("source.id", "desc")
    .limit(most)
    .execute();
}

/** The latest imports with what became of their postings, as far as it was counted; newest first. */
export async function latestRuns(read: Reader, most: number) {
  const rows = await read
    .selectFrom("import_run")
    .select(["id", "source", "state", "summary_json", "started_at", "finished_at"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ summary_json, ...run }) => ({
    ...run,
    applied: JSON.parse(summary_json) as Partial<Applied>,
  }));
}
