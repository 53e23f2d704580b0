import { z } from "zod";
import { table } from "../../rules/table.ts";
import { type AnyCommand, defineCommand } from "./command.ts";

/** `others` are the commands beside this one. */
export const help = (others: readonly AnyCommand[]) =>
  defineCommand({
    name: "help",
    usage: "",
    summary: "Lists the commands",
    arguments: z.tuple([]),
    run: () =>
      table(
        ["Command", "What it does"],
        others.map(({ usage, summary }) => [usage, summary]),
      ),
  });
