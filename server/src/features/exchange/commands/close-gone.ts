import { inBatches } from "../../../platform/database/in-batches.ts";
import { announceChanges, announceEach } from "./announce.ts";
import { closeMissing, dropMissing } from "./close.ts";
import { recluster } from "./cluster.ts";
import { joinReplaced } from "./join-reposts.ts";
import type { ApplyParts } from "./parts.ts";

interface Run {
  readonly id: number;
  readonly source: string;
}

const batchSize = 250;

/** Closes what a complete file no longer contains, in batches; resolves with how many there were. */
export async function closeGone(parts: ApplyParts, run: Run): Promise<number> {
  let count = 0;
  for (let more = true; more; ) {
    await parts.database.write(async (writer) => {
      const closed = await closeMissing(writer, run, { most: batchSize, now: parts.clock.now() });
      count += closed.length;
      more = closed.length === batchSize;
      const joined = await joinReplaced(writer, run, closed);
      await announceChanges(parts, writer, [...joined, ...(await recluster(writer, closed))]);
    });
  }
  return count;
}

/** The same for confirmed postings from a source that their organization connected. */
export async function dropGone(parts: ApplyParts, run: Run): Promise<number> {
  let count = 0;
  await inBatches(parts.database, async (writer, after) => {
    const dropped = await dropMissing(writer, run, { after, most: batchSize });
    count += dropped.length;
    await announceEach(parts, writer, "source-dropped", dropped);
    return dropped.length < batchSize ? undefined : dropped.at(-1);
  });
  return count;
}
