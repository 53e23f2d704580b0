import { sql } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import { isPublic } from "../../jobs/queries.ts";
import { isRepost } from "../../jobs/rules/repost.ts";
import { repostFactsOf } from "../../jobs/views/repost-facts.ts";

/** Of the closed postings with its title, how many of the latest a new posting is compared with. */
const mostCompared = 10;

/** M-10: a new posting that repeats a closed one of its organization is as old as that one. */
export async function joinClosed(writer: Writer, added: readonly number[]): Promise<void> {
  if (added.length === 0) return;
  const pairs = await writer
    .selectFrom("posting as added")
    .innerJoin("posting", (join) =>
      join
        .onRef("posting.organization_id", "=", "added.organization_id")
        // Written as in the index: without parameters.
        .on(sql<boolean>`posting.status = 'closed' and lower(posting.title) = lower(added.title)`)
        .onRef("posting.id", "!=", "added.id"),
    )
    .select(["added.id", "posting.id as earlier"])
    .where("added.id", "in", added)
    .where("added.status", "=", "open")
    .where(isPublic)
    .orderBy("posting.closed_at", "desc")
    .orderBy("posting.id", "desc")
    .execute();
  await joinFirst(writer, pairs);
}

/**
 * The same for those that a run added while the posting they repeat was still open: the source listed it under another
 * number. The keys of what was just closed are still there, and it is nearer than what was closed before. Resolves with
 * the numbers of those that joined.
 */
export async function joinReplaced(
  writer: Writer,
  run: { readonly id: number },
  closed: readonly number[],
): Promise<number[]> {
  if (closed.length === 0) return [];
  const pairs = await writer
    .selectFrom("posting")
    .innerJoin("duplicate_key as gone", "gone.posting_id", "posting.id")
    .innerJoin("duplicate_key as kept", "kept.key", "gone.key")
    .innerJoin("posting as added", (join) =>
      join
        .onRef("added.id", "=", "kept.posting_id")
        .onRef("added.organization_id", "=", "posting.organization_id"),
    )
    .select(["added.id", "posting.id as earlier"])
    .where("posting.id", "in", closed)
    .where("added.added_run_id", "=", run.id)
    .where("added.status", "=", "open")
    .orderBy("posting.id", "desc")
    .execute();
  return joinFirst(writer, pairs);
}

interface Pair {
  readonly id: number;
  readonly earlier: number;
}

/** Joins each new posting to the first of its pairs that it repeats. */
async function joinFirst(writer: Writer, pairs: readonly Pair[]): Promise<number[]> {
  const compared = [...Map.groupBy(pairs, ({ id }) => id)].map(
    ([id, of]) => [id, of.slice(0, mostCompared).map(({ earlier }) => earlier)] as const,
  );
  const rows = await factsOf(
    writer,
    compared.flatMap(([id, earlier]) => [id, ...earlier]),
  );
  const joined: number[] = [];
  for (const [id, candidates] of compared) {
    const own = rows.get(id);
    const earlier =
      own && candidates.map((each) => rows.get(each)).find((row) => row && isRepost(own.facts, row.facts));
    if (!earlier) continue;
    await writer
      .updateTable("posting")
      .set({ repeats_id: earlier.id, first_seen_at: Math.min(own.seen, earlier.seen) })
      .where("id", "=", id)
      .execute();
    joined.push(id);
  }
  return joined;
}

async function factsOf(writer: Writer, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const rows = await writer
    .selectFrom("posting")
    .select(["id", "first_seen_at", "source", "title", "text", "places_json", "remote_kind", "job_type"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.id, seen: row.first_seen_at, facts: repostFactsOf(row) }]),
  );
}
