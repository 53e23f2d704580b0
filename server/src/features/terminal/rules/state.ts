import type { RunState } from "@candor/contract/terminal/shapes";
import type { TerminalRunTable } from "../../../platform/database/tables/terminal.ts";

/** How soon a process has to take a command, in milliseconds. Any later, it would surprise the administrator who gave it. */
export const takenWithin = 30_000;

interface Run extends Pick<TerminalRunTable, "given_at" | "taken_at" | "outcome"> {
  /** Null if the process that it was given to has ended. */
  readonly running_key: string | null;
}

export function stateOf({ given_at, taken_at, outcome, running_key }: Run, now: number): RunState {
  if (outcome !== null) return outcome;
  if (taken_at !== null) return running_key === null ? "interrupted" : "running";
  return running_key === null || now - given_at >= takenWithin ? "missed" : "waiting";
}
