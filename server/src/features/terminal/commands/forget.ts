import { byAge, type Forget } from "../../../platform/retention/timer.ts";

/** Commands with their output, and processes that ended without a word. */
export const forgetTerminal: readonly Forget[] = [
  byAge("terminal", "terminal_run", ["id"], "given_at"),
  byAge("terminal", "server_process", ["key"], "leased_until"),
];
