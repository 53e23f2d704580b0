import type { Defect } from "../defect.ts";

const deletionTest = "server/test/features/own-data/deletion.test.ts";
const keepingTest = "server/test/features/own-data/keeping.test.ts";
const exportTest = "server/test/features/own-data/export.test.ts";
const looksTest = "server/test/features/own-data/looks.test.ts";

/** What is left of somebody who is deleted, who may call that off, and who gets an export. */
export const ownData: readonly Defect[] = [
  {
    title: "mails to hirers still name somebody who was deleted",
    file: "server/src/features/own-data/commands/erase/named.ts",
    text: "return [...new Set([...own, ...others].map((mail) => mail.message_key))];",
    becomes: "return own.map((mail) => mail.message_key);",
    test: [deletionTest, "has left no byte anywhere a day later"],
  },
  {
    title: "free pages still hold somebody who was deleted",
    file: "server/src/platform/database/purge-file.ts",
    text: "PRAGMA synchronous = FULL; VACUUM",
    becomes: "PRAGMA synchronous = FULL",
    test: [deletionTest, "has left no byte anywhere a day later"],
  },
  {
    title: "hirers keep what somebody wrote who was deleted",
    file: "server/src/features/own-data/commands/erase/applications.ts",
    text: 'phone: "",',
    becomes: "",
    test: [deletionTest, "is an applicant, withdrawn, to hirers"],
  },
  {
    title: "the link of one deletion calls off another",
    file: "server/src/features/own-data/gate.ts",
    text: '!isMailedToken(codeSecret(keys), "deletion", deletion, token)',
    becomes: "token.length < 10",
    test: [keepingTest, "the link of another deletion doesn't do it"],
  },
  {
    title: "an organization loses its only Pro to a deletion",
    file: "server/src/features/own-data/tasks/delete-account.ts",
    text: "(await organizationsToLeave(database.read, owner)).length > 0",
    becomes: "(await organizationsToLeave(database.read, owner)).length > 99",
    test: [keepingTest, "and is told why"],
  },
  {
    title: "an older backup brings deleted people back",
    file: "server/src/features/own-data/commands/replay.ts",
    text: "for (const one of returned) await deleteAgain(parts, one);",
    becomes: "void deleteAgain;",
    test: [keepingTest, "doesn't bring back who was deleted since"],
  },
  {
    title: "a new account with an old number is deleted after a restore",
    file: "server/src/features/own-data/queries/deletions.ts",
    text: "created.get(account) === at",
    becomes: "created.get(account) !== undefined && at > 0",
    test: [keepingTest, "leaves a new account with the same number"],
  },
  {
    title: "a link to an export outlives its five minutes",
    file: "server/src/features/session/rules/tokens.ts",
    text: 'export: { audience: "candor:export", type: "export+jwt", seconds: limits.resumeLinkMinutes * 60 }',
    becomes: 'export: { audience: "candor:export", type: "export+jwt", seconds: 86_400 }',
    test: [exportTest, "comes by a link that ends after five minutes"],
  },
  {
    title: "an export has the secrets of its account",
    file: "server/src/features/own-data/queries/portions.ts",
    text: "filter(([column]) => !secrets.has(column))",
    becomes: "filter(([column]) => !secrets.has(column) || true)",
    test: [exportTest, "and no secret"],
  },
  {
    title: "a hirer downloads a resume without a note",
    file: "server/src/features/resumes/routes/own.ts",
    text: 'await noteLooks(parts, scope, "resume", [file]);',
    becomes: "void noteLooks;",
    test: [looksTest, "is noted by downloadApplicationResume"],
  },
];
