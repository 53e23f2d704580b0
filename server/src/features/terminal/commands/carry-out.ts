import { message } from "@candor/contract/messages/message";
import type { RunOutcome } from "@candor/contract/terminal/shapes";
import type { Selectable } from "kysely";
import type { TerminalRunTable } from "../../../platform/database/tables/terminal.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Logger } from "../../../platform/log.ts";
import type { TerminalEvent } from "../events.ts";
import { boundedOutput, faultText } from "../rules/plain-text.ts";
import { takenWithin } from "../rules/state.ts";
import { readCommand } from "./named/all.ts";
import type { CommandParts } from "./named/command.ts";

export interface CarryingParts extends CommandParts {
  readonly events: EventLog;
  readonly log: Logger;
}

/** Carries out the oldest command that waits for this process; resolves with whether there was one. */
export async function carryOutNext(parts: CarryingParts): Promise<boolean> {
  await endUnrecorded(parts);
  const run = await take(parts);
  if (!run) return false;
  const { outcome, output } = await resultOf(parts, run);
  await end(parts, run, outcome, boundedOutput(output));
  return true;
}

type Run = Selectable<TerminalRunTable>;

/** This process carries out one at a time, so one that has no end now was done while the records took no writes. */
async function endUnrecorded(parts: CarryingParts): Promise<void> {
  const unrecorded = await parts.database.read
    .selectFrom("terminal_run")
    .selectAll()
    .where("process_key", "=", parts.process().key)
    .where("taken_at", "is not", null)
    .where("ended_at", "is", null)
    .execute();
  for (const run of unrecorded)
    await end(parts, run, "failed", "It was carried out, but what it printed could not be recorded.");
}

/**
 * Only this process takes its commands, one after another. One that has waited too long is skipped: nobody expects it
 * anymore.
 */
async function take({ database, clock, process }: CarryingParts): Promise<Run | undefined> {
  const now = clock.now();
  const [run] = await database.writeOne((writer) =>
    writer
      .updateTable("terminal_run")
      .set({ taken_at: now })
      .where("id", "=", (e) =>
        e
          .selectFrom("terminal_run as waiting")
          .select((first) => first.fn.min("waiting.id").as("id"))
          .where("waiting.process_key", "=", process().key)
          .where("waiting.taken_at", "is", null)
          .where("waiting.given_at", ">", now - takenWithin),
      )
      .returningAll(),
  );
  return run;
}

const faultCharacters = 500;

async function resultOf(
  parts: CarryingParts,
  { line }: Run,
): Promise<{ outcome: RunOutcome; output: string }> {
  try {
    return { outcome: "done", output: await readCommand(line).run(parts) };
  } catch (error) {
    parts.log.warn({ err: error, line }, "a command of the terminal failed");
    return { outcome: "failed", output: faultOf(error) };
  }
}

/** Another version gave the command if this one refuses to read it. */
function faultOf(error: unknown): string {
  if (!(error instanceof Problem)) return faultText(String(error), faultCharacters);
  return error.fields.map(({ key, values }) => message(key, values)).join("\n");
}

async function end(
  { database, clock, events }: CarryingParts,
  { id, given_by }: Pick<Run, "id" | "given_by">,
  outcome: RunOutcome,
  output: string,
): Promise<void> {
  await database.write(async (writer) => {
    await writer
      .updateTable("terminal_run")
      .set({ ended_at: clock.now(), outcome, output })
      .where("id", "=", id)
      .execute();
    await events.append(writer, {
      name: "command-ended",
      subject: "terminal-run",
      subjectId: id,
      actorId: given_by,
      payload: { outcome },
    } satisfies TerminalEvent);
  });
}
