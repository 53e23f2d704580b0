import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { newRun, processName, runWithOutput, serverProcess, terminalCommand, terminalRun } from "./shapes.ts";

export const listProcesses = route({
  method: "GET",
  path: "/rest/admin/terminal",
  summary: "The processes that run now, by host and name",
  gate: "administrator",
  status: 200,
  answer: z.object({ processes: z.array(serverProcess) }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const readTerminal = route({
  method: "GET",
  path: "/rest/admin/terminal/{hostname}/{name}",
  summary: "A process, the commands there are, and those it was given lately, newest first",
  gate: "administrator",
  params: processName,
  status: 200,
  answer: z.object({
    process: serverProcess.optional().describe("Absent if no process of this name runs."),
    commands: z.array(terminalCommand),
    runs: z.array(terminalRun),
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const giveCommand = route({
  method: "POST",
  path: "/rest/admin/terminal/{hostname}/{name}/runs",
  summary: "Have a process carry out a command. It is logged under the administrator's name",
  gate: "administrator",
  params: processName,
  body: newRun,
  status: 201,
  answer: runWithOutput,
  problems: ["unauthorized", "not-found", "process-gone"],
  limit: "commanding",
});

export const readRun = route({
  method: "GET",
  path: "/rest/admin/terminal/{hostname}/{name}/runs/{id}",
  summary: "A command that a process was given, with its output",
  gate: "administrator",
  params: processName.extend({ id: idText }),
  status: 200,
  answer: runWithOutput,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
