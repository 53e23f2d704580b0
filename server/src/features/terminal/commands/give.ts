import type { ServerProcessTable } from "../../../platform/database/tables/terminal.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { runningProcess } from "../../../platform/processes.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import type { TerminalEvent } from "../events.ts";
import { readCommand } from "./named/all.ts";

export type GivingParts = ChangeParts;

/** Gives a running process a command; its event tells the process. Resolves with the run's number. */
export async function giveCommand(
  { database, clock, events }: GivingParts,
  scope: AdministratorScope,
  named: Pick<ServerProcessTable, "hostname" | "name">,
  typed: string,
): Promise<number> {
  const { line } = readCommand(typed);
  const now = clock.now();
  return database.write(async (writer) => {
    const process = await runningProcess(writer, named, now);
    if (!process) throw new Problem("process-gone");
    const { id } = await writer
      .insertInto("terminal_run")
      .values({
        process_key: process.key,
        hostname: process.hostname,
        process_name: process.name,
        given_by: scope.accountId,
        line,
        given_at: now,
        taken_at: null,
        ended_at: null,
        outcome: null,
        output: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "command-given",
      subject: "terminal-run",
      subjectId: id,
      ...actorOf(scope),
      payload: { hostname: process.hostname, process: process.name, line },
    } satisfies TerminalEvent);
    return id;
  });
}
