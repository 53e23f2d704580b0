import { announceChanges } from "./announce.ts";
import { recluster } from "./cluster.ts";
import type { ApplyParts } from "./parts.ts";

/** Updates the clusters of one posting, and announces those that lists show differently now. */
export async function clusterAgain(parts: ApplyParts, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const changed = await recluster(writer, [id]);
    if (changed.length > 1) await announceChanges(parts, writer, changed);
  });
}
