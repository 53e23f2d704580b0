import type { PostingDraft } from "../../jobs/rules/posting-draft.ts";
import { type Applied, add, nothing } from "../rules/applied.ts";
import { announceChanges, announceEach } from "./announce.ts";
import type { ApplyOptions } from "./apply.ts";
import { recluster } from "./cluster.ts";
import type { ApplyParts } from "./parts.ts";
import { beginRun, finishRun } from "./runs.ts";
import { upsert } from "./upsert.ts";

const batchSize = 250;

/**
 * Writes drafts that can be generated again at any time, without staging: after an interruption, call it again. Closes
 * nothing.
 */
export async function putAll(
  parts: ApplyParts,
  source: string,
  drafts: Iterable<PostingDraft>,
  options: ApplyOptions = {},
): Promise<Applied> {
  const totals = { ...nothing };
  const runId = await beginRun(parts, source);
  let done = 0;
  for (const batch of batches(drafts, batchSize)) {
    options.signal?.throwIfAborted();
    await parts.database.write(async (writer) => {
      const { counts, changed, restated } = await upsert(writer, { runId, now: parts.clock.now() }, batch);
      add(totals, counts);
      await announceChanges(parts, writer, await recluster(writer, changed));
      await announceEach(parts, writer, "source-restated", restated);
    });
    options.progress?.((done += batch.length));
  }
  await parts.database.write((writer) => finishRun(writer, runId, "applied", parts.clock.now()));
  return totals;
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
