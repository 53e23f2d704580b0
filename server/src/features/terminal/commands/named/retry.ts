import { z } from "zod";
import { retryDeadLetter, retryDeadLetters } from "../../../../platform/tasks/queue.ts";
import { defineCommand } from "./command.ts";
import { taskName } from "./task-name.ts";

export const retry = defineCommand({
  name: "retry",
  usage: "<task number or name>",
  summary: "Puts a task that was given up back to work, or all of a name",
  arguments: z.tuple([
    z.union([
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
      taskName,
    ]),
  ]),
  async run({ database, clock }, [task]) {
    if (typeof task === "string") {
      const count = await retryDeadLetters(database, task, clock.now());
      return count === 0 ? `No task ${task} was given up.` : `${count} of ${task} will be tried again.`;
    }
    const found = await retryDeadLetter(database, task, clock.now());
    return found ? `Task ${task} will be tried again.` : `No task ${task} was given up.`;
  },
});
