import type { Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { PostingsChanged, SourceEvent } from "../../jobs/events.ts";

/** Announces written postings to everything that shows or indexes them, in the transaction that wrote them. */
export async function announceChanges(
  parts: { readonly events: EventLog },
  writer: Writer,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const event: PostingsChanged = { name: "postings-changed", subject: "posting", payload: { ids } };
  await parts.events.append(writer, event);
}

/** Announces, one by one, what sources say about postings that are no longer theirs alone. */
export async function announceEach(
  parts: { readonly events: EventLog },
  writer: Writer,
  name: SourceEvent["name"],
  ids: readonly number[],
): Promise<void> {
  for (const subjectId of ids) {
    const event: SourceEvent = { name, subject: "posting", subjectId, payload: {} };
    await parts.events.append(writer, event);
  }
}
