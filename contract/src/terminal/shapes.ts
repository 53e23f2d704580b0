import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";

/** How a command ended in its process. */
export const runOutcomes = ["done", "failed"] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** Where a command is. `missed`: never begun, and never will be. `interrupted`: its process ended before it did. */
export const runStates = [...runOutcomes, "waiting", "running", "missed", "interrupted"] as const;
export type RunState = (typeof runStates)[number];

/** A process by its host and its name there. */
export const processName = z.object({ hostname: z.string().max(255), name: z.string().max(80) });
export type ProcessName = z.infer<typeof processName>;

export const serverProcess = processName.extend({
  role: z.enum(["all", "web", "worker"]),
  version: z.string(),
  startedAt: instant,
  seenAt: instant.describe("When it last renewed its lease."),
});
export type ServerProcess = z.infer<typeof serverProcess>;

export const terminalCommand = z.object({
  name: z.string(),
  usage: z.string().describe("The name and what may follow it."),
  summary: z.string(),
});
export type TerminalCommand = z.infer<typeof terminalCommand>;

export const terminalRun = z.object({
  id: idText,
  line: z.string().describe("The command with its arguments."),
  administrator: z.string().describe("Who gave it: an address of mail."),
  givenAt: instant,
  endedAt: instant.optional(),
  state: z.enum(runStates),
});
export type TerminalRun = z.infer<typeof terminalRun>;

export const runWithOutput = terminalRun.extend({
  output: z.string().optional().describe("Plain text; absent until the command has ended."),
});
export type RunWithOutput = z.infer<typeof runWithOutput>;

export const newRun = z.object({
  line: lineOf(limits.commandCharacters)
    .trim()
    .min(1, { error: "validation.commandRequired" })
    .describe("A command and its arguments, separated by spaces. Nothing is quoted or expanded."),
  waitSeconds: z
    .int()
    .min(0)
    .max(limits.commandSeconds)
    .default(limits.commandSeconds)
    .describe("How long the answer may take. The command goes on without it."),
});
