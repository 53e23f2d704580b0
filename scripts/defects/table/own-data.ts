import type { Defect } from "../defect.ts";

const deletionTest = "server/test/features/own-data/deletion.test.ts";
const keepingTest = "server/test/features/own-data/keeping.test.ts";
const exportTest = "server/test/features/own-data/export.test.ts";
const lateTest = "server/test/features/own-data/late-writes.test.ts";
const bringTest = "server/test/features/own-data/bring.test.ts";
const looksTest = "server/test/features/own-data/looks.test.ts";

/** What remains of a deleted person, who may cancel a deletion, and who gets an export. */
export const ownData: readonly Defect[] = [
  {
    title: "mails to hirers still name somebody who was deleted",
    file: "server/src/features/own-data/commands/erase/named.ts",
    text: "return [...new Set([...own, ...others].map((mail) => mail.message_key))];",
    becomes: "return own.map((mail) => mail.message_key);",
    test: [deletionTest, "somebody who deletes their account"],
  },
  {
    title: "mails to those who answer leads and reports still say what somebody wrote who was deleted",
    file: "server/src/features/own-data/commands/erase/named.ts",
    text: "    ...(await madeAfter(writer, announcements)),\n",
    becomes: "",
    test: ["server/test/features/own-data/sent-words.test.ts", "go from the mails about their leads"],
  },
  {
    title: "free pages still hold somebody who was deleted",
    file: "server/src/platform/database/purge-file.ts",
    text: "PRAGMA synchronous = FULL; VACUUM",
    becomes: "PRAGMA synchronous = FULL",
    test: [deletionTest, "somebody who deletes their account"],
  },
  {
    title: "a night's purge gives up while others write",
    file: "server/src/platform/database/purge-file.ts",
    text: "const until = performance.now() + logPatience;",
    becomes: "const until = performance.now() + 1;",
    test: ["server/test/platform/database/purge.test.ts", "while others write all the time"],
  },
  {
    title: "what was under way when somebody was deleted stays",
    file: "server/src/features/own-data/commands/erase/erase-late.ts",
    text: "const { announcements } = await erasePerson(writer, again, now);",
    becomes: "const { announcements } = { announcements: [] };",
    test: [lateTest, "are deleted with a resume that was being read"],
  },
  {
    title: "the task that looks again says for good who somebody was",
    file: "server/src/features/own-data/commands/erase/erase-late.ts",
    text: 'await writer.deleteFrom("task").where("id", "=", task.id).execute();',
    becomes: "void task;",
    test: [lateTest, "are deleted from a mail to a hirer"],
  },
  {
    title: "a new account with an old address loses its mails",
    file: "server/src/features/own-data/commands/erase/erase-late.ts",
    text: "const emails = await unclaimed(writer, person);",
    becomes: "const { emails } = person;",
    test: [lateTest, "stay where they are of a new account"],
  },
  {
    title: "hirers keep what somebody wrote who was deleted",
    file: "server/src/features/own-data/commands/erase/applications.ts",
    text: 'elevator_pitch: "",',
    becomes: "",
    test: [deletionTest, "somebody who deletes their account"],
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
    title: "an archive comes into an instance that has accounts",
    file: "server/src/features/own-data/commands/bring/bring.ts",
    text: 'if (!(await isEmpty(writer))) throw new ArchiveRefused("not-empty");',
    becomes: "void isEmpty;",
    test: [bringTest, "for an instance in which somebody is already"],
  },
  {
    title: "an archive that somebody changed brings a right with it",
    file: "server/src/features/own-data/commands/bring/bring.ts",
    text: 'if (!isDeepStrictEqual(again, archive.records)) throw new ArchiveRefused("damaged");',
    becomes: "void isDeepStrictEqual(again, archive.records);",
    test: [bringTest, "for a right of this instance"],
  },
  {
    title: "an archive brings a file that its record doesn't describe",
    file: "server/src/features/own-data/commands/bring/read-archive.ts",
    text: 'hash("sha256", bytes, "hex") !== sha256',
    becomes: 'hash("sha256", bytes, "hex") === undefined',
    test: [bringTest, "for a file with other words"],
  },
  {
    title: "an archive that is refused leaves its files",
    file: "server/src/features/own-data/commands/bring/bring.ts",
    text: "for (const storageKey of stored.values()) await parts.files.remove(storageKey);",
    becomes: "",
    test: [bringTest, "for a right of this instance"],
  },
  {
    title: "a hirer downloads a resume without a note",
    file: "server/src/features/resumes/routes/own.ts",
    text: 'await noteLooks(parts, scope, "resume", [file]);',
    becomes: "void noteLooks;",
    test: [looksTest, "is noted by downloadApplicationResume"],
  },
  {
    title: "the receipts in somebody's archive can't be verified",
    file: "server/src/features/own-data/commands/export/archive.ts",
    text: "bytes: Buffer.from(String(text))",
    becomes: "bytes: Buffer.from(JSON.stringify(text))",
    test: [exportTest, "what somebody takes along"],
  },
];
