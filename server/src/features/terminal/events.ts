import type { RunOutcome } from "@candor/contract/terminal/shapes";
import type { Announcement } from "../../platform/events/log.ts";

interface OfRun {
  readonly subject: "terminal-run";
  readonly subjectId: number;
}

/** The actor of both is the administrator. A command whose process dies has no end. */
export type TerminalEvent =
  | (Announcement &
      OfRun & {
        readonly name: "command-given";
        readonly payload: { readonly hostname: string; readonly process: string; readonly line: string };
      })
  | (Announcement &
      OfRun & {
        readonly name: "command-ended";
        readonly payload: { readonly outcome: RunOutcome };
      });
