import type { Call } from "@candor/contract/client";
import { readPostingHistory } from "@candor/contract/hosting/routes";
import type { PostingChange } from "@candor/contract/hosting/shapes";
import type { SavedEntry } from "./saved-entry.ts";

/** What happened since saving to postings that were written here, by number. */
export async function changesSince(
  call: Call,
  entries: readonly SavedEntry[],
): Promise<Map<string, readonly PostingChange[]>> {
  const changed = entries.filter(({ changedAt, changes }) => changedAt !== undefined && !changes);
  const read = await Promise.all(
    changed.map(async ({ id, savedAt }) => {
      const found = await call(readPostingHistory, { params: { id } });
      const changes = found.ok ? found.answer.changes.filter(({ at }) => at > savedAt) : [];
      return [id, changes] as const;
    }),
  );
  return new Map(read);
}
