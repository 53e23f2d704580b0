import type { RunOutcome } from "@candor/contract/terminal/shapes";
import type { Generated } from "kysely";

/** A process that serves these records. One that was killed keeps its row until another takes the name. */
export interface ServerProcessTable {
  hostname: string;
  /** Unique on its host while the lease lasts. */
  name: string;
  /** Random: a later process of the same name has another one. */
  key: string;
  role: "all" | "web" | "worker";
  version: string;
  started_at: number;
  leased_until: number;
}

/** A command that an administrator gave to a process. */
export interface TerminalRunTable {
  id: Generated<number>;
  /** The key of the one process that may carry it out, and where that process was. */
  process_key: string;
  hostname: string;
  process_name: string;
  given_by: number;
  /** The command with its arguments. */
  line: string;
  given_at: number;
  /** When the process began. */
  taken_at: number | null;
  ended_at: number | null;
  outcome: RunOutcome | null;
  output: string | null;
}
