import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { isPublic } from "../../jobs/queries.ts";
import { repostFactsOf } from "../../jobs/rules/duplicate-facts.ts";
import { isRepost } from "../../jobs/rules/repost.ts";

const mostCandidates = 50;

/** The latest closed posting that this one repeats: imported here, or written without "Copy". */
export async function repeatedBy(
  read: Reader,
  { id, organization_id }: { readonly id: number; readonly organization_id: number },
): Promise<number | undefined> {
  const own = await facts(read).where("id", "=", id).executeTakeFirstOrThrow();
  const earlier = await facts(read)
    .where("organization_id", "=", organization_id)
    .where("id", "!=", id)
    // Written as in the index: without parameters.
    .where(sql<boolean>`status = 'closed'`)
    .where(sql<boolean>`lower(title) = lower(${own.title})`)
    .where(isPublic)
    .orderBy("closed_at", "desc")
    .orderBy("id", "desc")
    .limit(mostCandidates)
    .execute();
  return earlier.find((row) => isRepost(repostFactsOf(own), repostFactsOf(row)))?.id;
}

/** When a posting was first seen; undefined if it was never public. */
export async function firstSeen(read: Reader, id: number): Promise<number | undefined> {
  const row = await read
    .selectFrom("posting")
    .select("first_seen_at")
    .where("id", "=", id)
    .where(isPublic)
    .executeTakeFirst();
  return row?.first_seen_at;
}

/** When a posting was first seen, counting the ones it repeats and its copies, and how often it was published. */
export async function repostsOf(read: Reader, id: number) {
  const chain = await chainOf(read, id);
  const { clusterId } = await read
    .selectFrom("posting")
    .select("cluster_id as clusterId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const seen = await read
    .selectFrom("posting")
    .select((e) => e.fn.min<number>("first_seen_at").as("first"))
    .where((e) =>
      e.or([e("id", "in", chain), ...(clusterId === null ? [] : [e("cluster_id", "=", clusterId)])]),
    )
    .where(isPublic)
    .executeTakeFirstOrThrow();
  const imported = await countRows(
    read.selectFrom("posting").where("id", "in", chain).where("life", "is", null),
  );
  const published = await countRows(
    read
      .selectFrom("posting_change")
      .where("posting_id", "in", chain)
      .where("kind", "in", ["published", "reopened"]),
  );
  return {
    firstSeenAt: seen.first,
    times: imported + published,
    earlier: await chained(read, chain.slice(1)),
    later: (await chained(read, await latestOf(read, id)))[0],
  };
}

/** Those of these postings whose words anybody may read, in the same order. */
async function chained(read: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom("posting")
    .select(["id", "title", "closed_at"])
    .where("id", "in", ids)
    .where("withheld_at", "is", null)
    .where(isPublic)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The latest posting that repeats this one; none while it is open itself. */
async function latestOf(read: Reader, id: number): Promise<number[]> {
  const chain = [id];
  while (chain.length < longestChain) {
    const next = await repeating(read, chain.at(-1) ?? id);
    if (next === undefined || chain.includes(next)) break;
    chain.push(next);
  }
  return chain.slice(1).slice(-1);
}

/** The posting that repeats a closed one. */
async function repeating(read: Reader, id: number): Promise<number | undefined> {
  const closed = await read
    .selectFrom("posting")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "closed")
    .executeTakeFirst();
  if (!closed) return undefined;
  const written = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select("posting.id")
    .where("hosted_posting.former_id", "=", id)
    .where(isPublic)
    .orderBy("posting.id", "desc")
    .executeTakeFirst();
  if (written) return written.id;
  const imported = await read
    .selectFrom("posting")
    .select("id")
    .where("repeats_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return imported?.id;
}

/** A posting, what it repeats, what that repeats, and so on. */
async function chainOf(read: Reader, id: number): Promise<number[]> {
  const chain = [id];
  for (let last: number | null | undefined = id; last && chain.length < longestChain; ) {
    const row: { former: number | null } | undefined = await read
      .selectFrom("posting")
      .leftJoin("hosted_posting", "hosted_posting.posting_id", "posting.id")
      .select((e) => e.fn.coalesce("hosted_posting.former_id", "posting.repeats_id").as("former"))
      .where("posting.id", "=", last)
      .executeTakeFirst();
    last = row?.former;
    if (!last || chain.includes(last)) break;
    chain.push(last);
  }
  return chain;
}

const longestChain = 50;

function facts(read: Reader) {
  return read
    .selectFrom("posting")
    .select(["id", "source", "title", "text", "places_json", "remote_kind", "job_type"]);
}
