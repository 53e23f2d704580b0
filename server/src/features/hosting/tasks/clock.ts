import { limits } from "@candor/contract/limits";
import { z } from "zod";
import { day } from "../../../platform/durations.ts";
import { enqueueAll } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { deadlinesOf, tendPosting } from "../commands/tend.ts";
import { askConfirmation } from "./ask-confirmation.ts";
import { moveAllPostings } from "./move-all.ts";

/** Takes a posting off the search in the minute when its confirmation lapses or its last day has passed. */
const tendHostedPosting = defineTask({
  name: "tend-posting",
  schema: z.object({ postingId: z.int() }),
  run: (parts: StepParts, { postingId }) => tendPosting(parts, postingId),
});

/** Queues what the clock does with a posting, from its state: a later confirmation queues later tasks. */
export const startPostingClock = defineTask({
  name: "start-posting-clock",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: StepParts, { subjectId }) => startClocks(parts, [subjectId]),
});

/** The same for postings that moved together. */
export const startPostingClocks = defineTask({
  name: "start-posting-clocks",
  schema: z.object({ ids: z.array(z.int()).readonly() }),
  run: (parts: StepParts, { ids }) => startClocks(parts, ids),
});

async function startClocks(parts: StepParts, ids: readonly number[]): Promise<void> {
  const deadlines = await deadlinesOf(parts, ids);
  const requests = deadlines.flatMap(({ id: postingId, confirmBy, expiresAt }) => {
    const tendings = [confirmBy, expiresAt].filter((runAt) => runAt !== undefined);
    return [
      ...tendings.map((runAt) =>
        requestOf(tendHostedPosting, { key: `${postingId}:${runAt}`, payload: { postingId }, runAt }),
      ),
      ...(confirmBy === undefined ? [] : [askingFor(postingId, confirmBy)]),
    ];
  });
  if (requests.length === 0) return;
  await parts.database.write((writer) => enqueueAll(writer, requests, parts.clock.now()));
}

function askingFor(postingId: number, confirmBy: number) {
  return requestOf(askConfirmation, {
    key: `${postingId}:${confirmBy}`,
    payload: { postingId, confirmBy },
    runAt: confirmBy - limits.confirmationNoticeDays * day,
  });
}

export const hostingTasks = [
  startPostingClock,
  startPostingClocks,
  tendHostedPosting,
  askConfirmation,
  moveAllPostings,
] as const;
