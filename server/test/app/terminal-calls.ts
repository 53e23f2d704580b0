import type { Call } from "./organization-calls.ts";

const nowhere = { hostname: "nowhere", name: "server-0" };

/** One call of each route of the operator's terminal. */
export const terminalCalls = {
  listProcesses: () => ({}),
  readTerminal: () => ({ params: nowhere }),
  giveCommand: () => ({ params: nowhere, body: { line: "help" }, told: "process-gone" }),
  readRun: () => ({ params: { ...nowhere, id: "999999" }, told: "not-found" }),
} satisfies Record<string, () => Call>;
