import type { Defect } from "../defect.ts";

const commands = "server/src/features/answers/commands.ts";
const test = "server/test/features/answers/answers.test.ts";
const files = "server/test/features/answers/answer-files.test.ts";

/** Kept answers are visible only to their person, and no question asks what the law bans. */
export const answers: readonly Defect[] = [
  {
    title: "another's kept answer is changed",
    file: commands,
    text: '.where("account_id", "=", accountId)\n      .executeTakeFirst();\n    if (!row)',
    becomes: ".executeTakeFirst();\n    if (!row)",
    test: [test, "can be changed and deleted only by their person"],
  },
  {
    title: "another's kept answer is deleted",
    file: commands,
    text: '.where("account_id", "=", accountId)\n      .returning("id")',
    becomes: '.returning("id")',
    test: [test, "can be changed and deleted only by their person"],
  },
  {
    title: "a draft keeps answers to what nobody asks",
    file: "server/src/features/applications/commands/drafts.ts",
    text: "jsonText(Object.fromEntries(asked))",
    becomes: "jsonText(given)",
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
    title: "the name of a file that nobody uploaded answers a question",
    file: "server/src/features/applications/commands/submit.ts",
    text: "const answers = withFiles(questions, typed, files);",
    becomes: "const answers = typed;",
    test: [files, "is owed where it is required, and a typed name is no file"],
  },
  {
    title: "a hirer gets a file that answers a question before the applicant agrees",
    file: "server/src/features/resumes/gate/copy-for-organization.ts",
    text: "if (isHeldBack(file)) return",
    becomes: "if (false) return",
    test: [files, "is its text alone, with addresses and numbers blacked out"],
  },
  {
    title: "a link to a file opens those of another application",
    file: "server/src/features/applications/queries/answer-files.ts",
    text: '    .where("application.id", "=", applicationId)\n',
    becomes: "",
    test: [files, "is opened to nobody else, and for minutes only"],
  },
  {
    title: "a former colleague's link still opens files that answer questions",
    file: "server/src/features/applications/queries/answer-files.ts",
    text: '              .where("membership.account_id", "=", accountId),',
    becomes: "",
    test: [files, "is opened to nobody else, and for minutes only"],
  },
  {
    title: "a file of a draft that expired is there again in the next one",
    file: "server/src/features/applications/commands/drafts.ts",
    text: "  if (numDeletedRows > 0) await forgetAnswerFilesOfDraft(writer, scope, postingId, now);\n",
    becomes: "",
    test: [files, "goes with a draft that expires"],
  },
  {
    title: "a posting asks what the law bans",
    file: "server/src/features/hosting/rules/faults.ts",
    text: "    ...questionFaults(fields.questions),\n",
    becomes: "",
    test: [test, "that the law bans keep the posting from being published"],
  },
];
