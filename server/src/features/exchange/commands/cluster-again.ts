import { announceChanges } from "./announce.ts";
import { rearrange } from "./cluster.ts";
import type { ApplyParts } from "./parts.ts";

/** Updates the clusters of postings that were announced, and announces those that lists now show differently. */
export async function clusterAgain(parts: ApplyParts, ids: readonly number[]): Promise<void> {
  await parts.database.write(async (writer) => announceChanges(parts, writer, await rearrange(writer, ids)));
}
