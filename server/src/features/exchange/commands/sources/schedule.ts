import type { TaskRequest } from "../../../../platform/tasks/queue.ts";

export const fetchSourceName = "fetch-source";

/** A source's own row says when it is due, so a task for another time does nothing. */
export function fetchRequest({ id, at }: { readonly id: number; readonly at: number }): TaskRequest {
  return {
    name: fetchSourceName,
    key: `${fetchSourceName}:${id}:${at}`,
    payload: { sourceId: id, at },
    runAt: at,
  };
}
