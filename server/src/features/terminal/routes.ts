import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/terminal/routes";
import type { ProcessName } from "@candor/contract/terminal/shapes";
import type { ServerProcessTable } from "../../platform/database/tables/terminal.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { lastSeen, runningProcess, runningProcesses } from "../../platform/processes.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { type GivingParts, giveCommand } from "./commands/give.ts";
import { commands } from "./commands/named/all.ts";
import { runById, runsOf } from "./queries/runs.ts";
import { processView, runView, runWithOutputView } from "./views.ts";

export interface TerminalParts extends GivingParts {
  readonly commandNotices: {
    /** Resolves when the command has ended, or after some milliseconds. */
    readonly whenEnded: (runId: number, milliseconds: number) => Promise<void>;
  };
}

/** the calls of the terminal. */
export function terminalRoutes(serving: Serving, parts: TerminalParts, gates: GateParts): void {
  const { read, clock } = gates;
  const administrator = administratorGate(gates);
  const shown = (process: ServerProcessTable) => processView(process, lastSeen(process));

  const runNamed = async (named: ProcessName, id: number) => {
    const run = await runById(read, named, id, clock.now());
    if (!run) throw new Problem("not-found");
    return run;
  };

  serve(serving, contract.listProcesses, administrator, async () => ({
    processes: (await runningProcesses(read, clock.now())).map(shown),
  }));

  serve(serving, contract.readTerminal, administrator, async ({ params }) => {
    const now = clock.now();
    const process = await runningProcess(read, params, now);
    const runs = await runsOf(read, params, now, limits.runsShown);
    return {
      ...(process && { process: shown(process) }),
      commands: commands.map(({ name, usage, summary }) => ({ name, usage, summary })),
      runs: runs.map((run) => runView(run, now)),
    };
  });

  serve(serving, contract.giveCommand, administrator, async ({ scope, params, body }) => {
    const id = await giveCommand(parts, scope, params, body.line);
    // Listens before it looks, so that no end is missed in between.
    const ended = parts.commandNotices.whenEnded(id, body.waitSeconds * 1000);
    const run = await runNamed(params, id);
    if (run.ended_at !== null) return runWithOutputView(run, clock.now());
    await ended;
    return runWithOutputView(await runNamed(params, id), clock.now());
  });

  serve(serving, contract.readRun, administrator, async ({ params }) =>
    runWithOutputView(await runNamed(params, Number(params.id)), clock.now()),
  );
}
