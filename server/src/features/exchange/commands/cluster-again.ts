import { announceChanges } from "./announce.ts";
import { rearrange } from "./cluster.ts";
import type { ApplyParts } from "./parts.ts";

/** Updates the clusters of postings that announced themselves, and announces those that lists show differently now. */
export async function clusterAgain(parts: ApplyParts, ids: readonly number[]): Promise<void> {
  await parts.database.write(async (writer) => announceChanges(parts, writer, await rearrange(writer, ids)));
}
