import type { z } from "zod";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/database.ts";
import type { ServerProcessTable } from "../../../../platform/database/tables/terminal.ts";
import type { EventLoopWatch } from "../../../../platform/event-loop.ts";
import type { Follower } from "../../../../platform/events/follower.ts";
import type { Probe } from "../../../../platform/health.ts";
import type { LogLevel } from "../../../../platform/log-level.ts";
import type { Worker } from "../../../../platform/tasks/worker.ts";

/** The parts of the process that carries a command out. */
export interface CommandParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly process: () => ServerProcessTable;
  readonly probes: Readonly<Record<string, Probe>>;
  /** What follows the event log, by what it keeps up to date. */
  readonly followers: Readonly<Record<string, Pick<Follower, "position">>>;
  readonly worker: Pick<Worker, "atWork">;
  readonly eventLoop: EventLoopWatch;
  readonly logLevel: LogLevel;
}

/** What an administrator can have a process do. */
export interface NamedCommand<Arguments> {
  readonly name: string;
  /** What may follow the name, as in "[name]"; empty if nothing may. */
  readonly usage: string;
  readonly summary: string;
  /** The words after the name, in order. They end up in the event log, so none may be free text. */
  readonly arguments: z.ZodType<Arguments>;
  /** Resolves with lines of text. Whatever comes from an error has to pass through `faultText`. */
  readonly run: (parts: CommandParts, given: Arguments) => Promise<string> | string;
}

export function defineCommand<Arguments>(command: NamedCommand<Arguments>): NamedCommand<Arguments> {
  return command;
}

/** A command whose arguments have been read. */
export interface ReadyCommand {
  /** The command with its arguments, each separated by one space. */
  readonly line: string;
  readonly run: (parts: CommandParts) => Promise<string>;
}

/** A command whatever its arguments, which only it can read. */
export interface AnyCommand extends Pick<NamedCommand<unknown>, "name" | "summary"> {
  /** The name and what may follow it. */
  readonly usage: string;
  /** Undefined if it doesn't take these words. */
  readonly read: (words: readonly string[]) => ReadyCommand | undefined;
}

export function anyCommand<Arguments>(command: NamedCommand<Arguments>): AnyCommand {
  const { name, summary } = command;
  return {
    name,
    summary,
    usage: `${name} ${command.usage}`.trim(),
    read(words) {
      const given = command.arguments.safeParse(words);
      if (!given.success) return undefined;
      return {
        line: [name, ...words].join(" "),
        run: async (parts) => command.run(parts, given.data),
      };
    },
  };
}
