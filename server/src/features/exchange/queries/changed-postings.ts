import type { Reader } from "../../../platform/database/database.ts";
import { lastSequence } from "../../../platform/events/follower.ts";
import { changedIds, postingsChanged } from "../../jobs/rules/postings-changed.ts";

/** Batches in one answer: each has at most a few hundred postings. */
const mostBatches = 20;

/** The postings that changed after a place in the event log, as they are now, and the place up to which that holds. */
export async function changedPostings(read: Reader, after: number) {
  // Read first: what is appended meanwhile comes next time.
  const end = await lastSequence(read);
  const batches = await read
    .selectFrom("event")
    .select(["sequence", "payload_json"])
    .where("sequence", ">", after)
    .where("sequence", "<=", end)
    .where("name", "=", postingsChanged)
    .orderBy("sequence")
    .limit(mostBatches)
    .execute();
  const more = batches.length === mostBatches;
  const ids = new Set(batches.flatMap(({ payload_json }) => changedIds(JSON.parse(payload_json))));
  return {
    postings: ids.size === 0 ? [] : await postingsNumbered(read, [...ids]),
    after: more ? batches.at(-1)!.sequence : Math.max(after, end),
    more,
  };
}

/** Without those that another posting of their cluster stands for: search engines are told of that one. */
function postingsNumbered(read: Reader, ids: readonly number[]) {
  return read
    .selectFrom("posting")
    .select(["id", "title", "status"])
    .where("id", "in", ids)
    .where((e) => e.or([e("status", "=", "closed"), e("speaks", "=", 1)]))
    .orderBy("id")
    .execute();
}
