import { z } from "zod";
import { enqueue } from "../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import type { StepParts } from "./commands/parts.ts";
import { deadlinesOf, tendPosting } from "./commands/tend.ts";

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
    const deadlines = await deadlinesOf(parts, postingId);
    if (deadlines.length === 0) return;
    await parts.database.write(async (writer) => {
      for (const runAt of deadlines) {
        const key = `${postingId}:${runAt}`;
        await enqueue(
          writer,
          requestOf(tendHostedPosting, { key, payload: { postingId }, runAt }),
          parts.clock.now(),
        );
      }
    });
  },
});

export const hostingTasks = [startPostingClock, tendHostedPosting] as const;
