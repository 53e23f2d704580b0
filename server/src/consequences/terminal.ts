import type { TerminalEvent } from "../features/terminal/events.ts";
import type { Consequences } from "./consequence.ts";

export const terminalConsequences: Consequences<TerminalEvent> = {
  // Every process hears it; the one that the command names takes it.
  "command-given": { notices: (_event, { commandNotices }) => commandNotices.given() },
  "command-ended": { notices: ({ subjectId }, { commandNotices }) => commandNotices.ended(subjectId) },
};
