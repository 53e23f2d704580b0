import { limits } from "@candor/contract/limits";
import { z } from "zod";
import { day } from "../../../platform/durations.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import type { StepParts } from "../commands/parts.ts";
import { deadlinesOf, tendPosting } from "../commands/tend.ts";
import { askConfirmation } from "./ask-confirmation.ts";
import { moveAllPostings } from "./move-all.ts";

/** Takes a posting off the search when its confirmation lapses or its last day has passed, at that minute. */
export const tendHostedPosting = defineTask({
  name: "tend-posting",
  schema: z.object({ postingId: z.int() }),
  run: (parts: StepParts, { postingId }) => tendPosting(parts, postingId),
});

/** Queues what the clock does with a posting, from its state: a later confirmation queues later tasks. */
export const startPostingClock = defineTask({
  name: "start-posting-clock",
  schema: z.object({ subjectId: z.int() }),
  async run(parts: StepParts, { subjectId: postingId }) {
    const { confirmBy, expiresAt } = await deadlinesOf(parts, postingId);
    const tendings = [confirmBy, expiresAt].filter((runAt) => runAt !== undefined);
    const requests = [
      ...tendings.map((runAt) =>
        requestOf(tendHostedPosting, { key: `${postingId}:${runAt}`, payload: { postingId }, runAt }),
      ),
      ...(confirmBy === undefined ? [] : [askingFor(postingId, confirmBy)]),
    ];
    if (requests.length === 0) return;
    await parts.database.write(async (writer) => {
      for (const request of requests) await enqueue(writer, request, parts.clock.now());
    });
  },
});

function askingFor(postingId: number, confirmBy: number) {
  return requestOf(askConfirmation, {
    key: `${postingId}:${confirmBy}`,
    payload: { postingId, confirmBy },
    runAt: confirmBy - limits.confirmationNoticeDays * day,
  });
}

export const hostingTasks = [startPostingClock, tendHostedPosting, askConfirmation, moveAllPostings] as const;
