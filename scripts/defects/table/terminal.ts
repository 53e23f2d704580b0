import type { Defect } from "../defect.ts";

const carryOut = "server/src/features/terminal/commands/carry-out.ts";
const plainText = "server/src/features/terminal/rules/plain-text.ts";
const terminalTest = "server/test/features/terminal/terminal.test.ts";
const commandsTest = "server/test/features/terminal/named-commands.test.ts";
const textTest = "server/test/features/terminal/rules/plain-text.test.ts";

/** The operator's terminal: who carries out what, when, and what its output may show. */
export const terminal: readonly Defect[] = [
  {
    title: "a process carries out another's commands",
    file: carryOut,
    text: '.where("waiting.process_key", "=", process().key)',
    becomes: "",
    test: [terminalTest, "waits, and is missed"],
  },
  {
    title: "a command is carried out however late",
    file: carryOut,
    text: '.where("waiting.given_at", ">", now - takenWithin)',
    becomes: "",
    test: [terminalTest, "isn't carried out after half a minute"],
  },
  {
    title: "a later process answers for one that died",
    file: "server/src/features/terminal/queries/runs.ts",
    text: 'join.onRef("process.key", "=", "run.process_key")',
    becomes: 'join.onRef("process.name", "=", "run.process_name")',
    test: [terminalTest, "is interrupted if the process dies"],
  },
  {
    title: "a command is logged under nobody's name",
    file: "server/src/features/terminal/commands/give.ts",
    text: "...actorOf(scope),",
    becomes: "",
    test: [terminalTest, "is an event under the administrator's name"],
  },
  {
    title: "a task's name can be anything",
    file: "server/src/features/terminal/commands/named/task-name.ts",
    text: "z.string().regex(/^[a-z][a-z0-9-]{0,63}$/)",
    becomes: "z.string()",
    test: [terminalTest, "is refused as"],
  },
  {
    title: "an output moves the cursor",
    file: plainText,
    text: "const output = visible(text).trimEnd();",
    becomes: "const output = text.trimEnd();",
    test: [textTest, "shows control characters as code points"],
  },
  {
    title: "a fault's text shows a mail address",
    file: plainText,
    text: "personal.reduce((shown, [pattern, instead]) => shown.replaceAll(pattern, instead), text)",
    becomes: "text",
    test: [commandsTest, "without anybody's address"],
  },
  {
    title: "an outbox shows who is written to",
    file: plainText,
    text: 'email.slice(email.lastIndexOf("@"))',
    becomes: "email",
    test: [commandsTest, "names only the domains"],
  },
];
