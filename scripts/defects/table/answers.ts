import type { Defect } from "../defect.ts";

const commands = "server/src/features/answers/commands.ts";
const test = "server/test/features/answers/answers.test.ts";

/** Kept answers are their person's alone, and what the law bans is never asked. */
export const answers: readonly Defect[] = [
  {
    title: "another's kept answer is changed",
    file: commands,
    text: '.where("account_id", "=", accountId)\n      .executeTakeFirst();\n    if (!row)',
    becomes: ".executeTakeFirst();\n    if (!row)",
    test: [test, "are changed and deleted by their person alone"],
  },
  {
    title: "another's kept answer is deleted",
    file: commands,
    text: '.where("account_id", "=", accountId)\n      .returning("id")',
    becomes: '.returning("id")',
    test: [test, "are changed and deleted by their person alone"],
  },
  {
    title: "a draft keeps answers to what nobody asks",
    file: "server/src/features/applications/commands/drafts.ts",
    text: "JSON.stringify(Object.fromEntries(asked))",
    becomes: "JSON.stringify(given)",
    test: [test, "are kept in the draft as typed"],
  },
  {
    title: "an application is sent without a required answer",
    file: "server/src/features/applications/commands/submit.ts",
    text: 'if (fields.length > 0) throw new Problem("invalid-request", { fields });\n  return answers;',
    becomes: "return answers;",
    test: [test, "are owed where they are required"],
  },
  {
    title: "a posting asks what the law bans",
    file: "server/src/features/hosting/rules/faults.ts",
    text: "    ...questionFaults(fields.questions),\n",
    becomes: "",
    test: [test, "that the law bans keep the posting from being published"],
  },
];
