import { truncate } from "@candor/contract/values";
import { Problem } from "../../../../platform/http/problem.ts";
import { type AnyCommand, anyCommand, type ReadyCommand } from "./command.ts";
import { help } from "./help.ts";
import { imports } from "./imports.ts";
import { logLevel } from "./log-level.ts";
import { mail } from "./mail.ts";
import { retry } from "./retry.ts";
import { status } from "./status.ts";
import { tasks } from "./tasks.ts";

const others = [
  anyCommand(status),
  anyCommand(tasks),
  anyCommand(retry),
  anyCommand(mail),
  anyCommand(imports),
  anyCommand(logLevel),
];

/** Every command there is. */
export const commands: readonly AnyCommand[] = [anyCommand(help(others)), ...others];

/** Reads a line: words separated by spaces. Refuses one that names no command, or gives it what it doesn't take. */
export function readCommand(line: string): ReadyCommand {
  const [name = "", ...words] = line.trim().split(/\s+/u);
  const named = commands.find((command) => command.name === name);
  const ready = named?.read(words);
  if (ready) return ready;
  throw new Problem("invalid-request", {
    fields: [
      named
        ? { path: "/line", key: "validation.commandArguments", values: { usage: named.usage } }
        : { path: "/line", key: "validation.noSuchCommand", values: noSuch(name) },
    ],
  });
}

const shownCharacters = 40;

function noSuch(name: string) {
  return {
    command: truncate(name, shownCharacters),
    commands: commands.map((command) => command.name).join(", "),
  };
}
