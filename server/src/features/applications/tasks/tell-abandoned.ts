import { z } from "zod";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { waitingAt } from "../queries/organization-applications.ts";
import { mailAbandoned } from "./tell-seeker.ts";

/** Tells everybody who is waiting for an answer that nobody is there to give it. */
export const tellAbandoned = defineTask({
  name: "tell-abandoned",
  schema: z.object({ organizationId: z.int(), sequence: z.int() }),
  async run({ database, clock }: ApplicationParts, { organizationId, sequence }) {
    const waiting = await waitingAt(database.read, organizationId);
    await database.write(async (writer) => {
      for (const { id: subjectId } of waiting) {
        const request = requestOf(mailAbandoned, { key: `${subjectId}:${sequence}`, payload: { subjectId } });
        await enqueue(writer, request, clock.now());
      }
    });
  },
});
