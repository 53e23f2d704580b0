import type { Writer } from "../../../../platform/database/database.ts";
import { enqueue, type TaskRequest } from "../../../../platform/tasks/queue.ts";
import type { SourceRow } from "../../queries/sources.ts";
import type { Fetched } from "./fetched.ts";

export const mailHeldName = "mail-closings-held";
export const mailFailingName = "mail-source-failing";

/** Failures in a row; the third comes about four hours after the last good fetch. */
const tellingFailures = 3;

/** Mails the owners, once per occasion, that closings wait for their approval, or that a source keeps failing. */
export async function tellOwners(
  writer: Writer,
  source: SourceRow,
  { result, now }: Pick<Fetched, "result"> & { readonly now: number },
): Promise<void> {
  const isHeld = result.outcome === "read" && result.reading.held > 0 && source.held_closings === 0;
  const isFailing = result.outcome === "failed" && source.failures + 1 === tellingFailures;
  if (isHeld) await enqueue(writer, requestFor(mailHeldName, source.id, now), now);
  if (isFailing) await enqueue(writer, requestFor(mailFailingName, source.id, now), now);
}

function requestFor(name: string, sourceId: number, now: number): TaskRequest {
  return { name, key: `${name}:${sourceId}:${now}`, payload: { sourceId } };
}
