import { z } from "zod";
import { taskFigures } from "../../../../platform/tasks/figures.ts";
import { failingTasks } from "../../queries/tasks.ts";
import { duration, relative } from "../../rules/amounts.ts";
import { faultText } from "../../rules/plain-text.ts";
import { table } from "../../rules/table.ts";
import { type CommandParts, defineCommand } from "./command.ts";
import { taskName } from "./task-name.ts";

/** How many tasks that failed are shown, and how much of each fault. */
const mostShown = 15;
const faultCharacters = 160;

export const tasks = defineCommand({
  name: "tasks",
  usage: "[name]",
  summary: "What waits, is being done, and was given up; with a name, why tasks of that kind failed",
  arguments: z.tuple([taskName.optional()]),
  run: (parts, [name]) => (name === undefined ? overview(parts) : faults(parts, name)),
});

async function overview({ database, clock }: CommandParts): Promise<string> {
  const now = clock.now();
  const kinds = await taskFigures(database.read, now);
  if (kinds.length === 0) return "No task waits, and none was given up.";
  return table(
    ["Task", "Due", "At work", "Later", "Given up", "Longest due"],
    kinds.map(({ name, due, leased, later, dead, oldest }) => [
      name,
      due,
      leased,
      later,
      dead,
      oldest === null ? "" : duration(now - oldest),
    ]),
  );
}

async function faults({ database, clock }: CommandParts, name: string): Promise<string> {
  const now = clock.now();
  const rows = await failingTasks(database.read, name, mostShown);
  if (rows.length === 0) return `No task ${name} has failed and waits.`;
  return rows
    .map(({ id, state, attempts, run_at, finished_at, last_error }) => {
      const when =
        state === "dead"
          ? `given up ${relative(finished_at ?? now, now)}`
          : `tried again ${relative(run_at, now)}`;
      return `${id}  ${attempts} tries, ${when}\n  ${faultText(last_error ?? "", faultCharacters)}`;
    })
    .join("\n");
}
