import { sql } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import { isPublic } from "../../jobs/queries.ts";
import { repostFactsOf } from "../../jobs/rules/duplicate-facts.ts";
import { isRepost } from "../../jobs/rules/repost.ts";

/** A new posting is compared with at most this many closed postings of its title, the latest ones. */
const mostCompared = 10;
/** Hundreds of listings of one role in one place would make more pairs than anybody needs. */
const mostPairs = 10_000;

/** M-10: a new posting that repeats a closed one of its organization is as old as that one. */
export async function joinClosed(writer: Writer, added: readonly number[]): Promise<void> {
  if (added.length === 0) return;
  const opened = await writer
    .selectFrom("posting")
    .select(["id", "organization_id", sql<string>`lower(title)`.as("name")])
    .where("id", "in", added)
    .where("status", "=", "open")
    .execute();
  const closed = Map.groupBy(await latestClosed(writer, added), nameOf);
  await joinFirst(
    writer,
    opened.flatMap((row) =>
      (closed.get(nameOf(row)) ?? []).map((earlier) => ({ id: row.id, earlier: earlier.id })),
    ),
  );
}

interface Named {
  readonly id: number;
  readonly organization_id: number;
  readonly name: string;
}

function nameOf({ organization_id, name }: Named): string {
  return `${organization_id} ${name}`;
}

/** For each of these postings' titles, the postings that their organization closed last. */
async function latestClosed(writer: Writer, ids: readonly number[]): Promise<Named[]> {
  return writer
    .with("wanted", (with_) =>
      with_
        .selectFrom("posting")
        .select(["organization_id", sql<string>`lower(title)`.as("name")])
        .where("id", "in", ids)
        .distinct(),
    )
    .selectFrom((from) =>
      from
        .selectFrom("wanted")
        .innerJoin("posting", (join) =>
          join
            .onRef("posting.organization_id", "=", "wanted.organization_id")
            // Written as in the index: without parameters.
            .on(sql<boolean>`posting.status = 'closed' and lower(posting.title) = wanted.name`),
        )
        .select(["posting.id", "posting.organization_id", "wanted.name"])
        .select(
          sql<number>`row_number() over (partition by posting.organization_id, wanted.name
            order by posting.closed_at desc, posting.id desc)`.as("nth"),
        )
        .where(isPublic)
        .as("ranked"),
    )
    .select(["id", "organization_id", "name"])
    .where("nth", "<=", mostCompared)
    .orderBy("nth")
    .execute();
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
    .distinct()
    .limit(mostPairs)
    .execute();
  return joinFirst(
    writer,
    pairs.toSorted((one, other) => other.earlier - one.earlier),
  );
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
