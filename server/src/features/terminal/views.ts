import type { RunWithOutput, ServerProcess, TerminalRun } from "@candor/contract/terminal/shapes";
import type { ServerProcessTable } from "../../platform/database/tables/terminal.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { RunRow } from "./queries/runs.ts";
import { stateOf } from "./rules/state.ts";

export function processView(
  { hostname, name, role, version, started_at }: ServerProcessTable,
  seenAt: number,
): ServerProcess {
  return { hostname, name, role, version, startedAt: isoTime(started_at), seenAt: isoTime(seenAt) };
}

export function runView(row: RunRow, now: number): TerminalRun {
  return {
    id: String(row.id),
    line: row.line,
    administrator: row.email,
    givenAt: isoTime(row.given_at),
    ...(row.ended_at !== null && { endedAt: isoTime(row.ended_at) }),
    state: stateOf(row, now),
  };
}

export function runWithOutputView(
  row: RunRow & { readonly output: string | null },
  now: number,
): RunWithOutput {
  return { ...runView(row, now), ...(row.output !== null && { output: row.output }) };
}
