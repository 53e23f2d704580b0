import type { Defect } from "../defect.ts";

const ownTest = "server/test/features/resumes/own-resumes.test.ts";
const readingTest = "server/test/features/resumes/reading.test.ts";
const partsTest = "server/test/features/resumes/uploads-in-parts.test.ts";
const pagesTest = "server/test/features/resumes/pages.test.ts";
const directTest = "server/test/features/resumes/direct-uploads.test.ts";
const pages = "server/src/features/resumes/routes/pages.ts";
const parts = "server/src/platform/uploads/parts.ts";

/** Resumes stay their owner's, and uploads their sender's. */
export const resumesKept: readonly Defect[] = [
  {
    title: "anybody renames, chooses and links to a resume",
    file: "server/src/features/resumes/queries.ts",
    text: '    .where("resume.account_id", "=", accountId)\n    .executeTakeFirst();',
    becomes: "    .executeTakeFirst();",
    test: [ownTest, "nobody else's resume is renamed, chosen, linked to or stopped"],
  },
  {
    title: "a link to one resume opens all of them",
    file: "server/src/features/resumes/queries.ts",
    text: "if (scope.resumeId !== undefined && scope.resumeId !== resumeId) return undefined;",
    becomes: "",
    test: [ownTest, "opens that file alone, for five minutes"],
  },
  {
    title: "an upload in parts is used more than once",
    file: parts,
    text: 'if (!gone) throw new Problem("not-found");',
    becomes: "if (!gone) return;",
    test: [partsTest, "is used once, however many ask at the same time"],
  },
  {
    title: "a part of any size is taken",
    file: parts,
    text: "if (!isOne || bytes.length !== due)",
    becomes: "if (!isOne)",
    test: [partsTest, "refuses a part that is too short"],
  },
  {
    title: "an upload in parts never expires",
    file: parts,
    text: '.where("expires_at", ">", now)',
    becomes: "",
    test: [partsTest, "is kept for a day, then its parts go"],
  },
  {
    title: "a reading offers what the profile can't take",
    file: "server/src/features/resumes/rules/beside-profile.ts",
    text: "bounded(readResume(text))",
    becomes: "readResume(text)",
    test: [readingTest, "offers only what the profile can take"],
  },
  {
    title: "a resume keeps whatever key a caller settles",
    file: "server/src/features/resumes/commands.ts",
    text: ".filter((key) => known.has(key))",
    becomes: "",
    test: [readingTest, "stays settled, and nothing but keys of the reading is kept"],
  },
  {
    title: "a resume's pages are told to whoever knows its number",
    file: pages,
    text: "await ownResume(read, scope, found(idOf(params.id))),",
    becomes:
      'await read.selectFrom("resume").innerJoin("file", "file.id", "resume.file_id").selectAll().where("resume.id", "=", found(idOf(params.id))).executeTakeFirst(),',
    test: [pagesTest, "are nobody else's"],
  },
  {
    title: "a file that was never recorded stays",
    file: "server/src/platform/file-records.ts",
    text: "if (await named.executeTakeFirst()) return;\n    }\n    await files.remove(storageKey);",
    becomes: "if (await named.executeTakeFirst()) return;\n    }",
    test: ["server/test/platform/file-records.test.ts", "goes if its process died before it was recorded"],
  },
  {
    title: "a file of another size than was said is taken from the file store",
    file: parts,
    text: 'if (file?.length !== bytes) throw new Problem("parts-missing");',
    becomes: 'if (!file) throw new Problem("parts-missing");',
    test: [directTest, "or with another size than was said"],
  },
  {
    title: "an address to bring a file to is good for a week",
    file: "server/src/platform/storage/bucket-files.ts",
    text: "const patience = 900;",
    becomes: "const patience = 604_800;",
    test: [directTest, "for that object and for 15 minutes"],
  },
  {
    title: "what was brought to the file store stays after it became a resume",
    file: parts,
    text: "if (arrival !== undefined) await drop(writer, arrival, now);",
    becomes: "void arrival;",
    test: [directTest, "leaves nothing but its file"],
  },
  {
    title: "a link to one uploaded resume opens the profile",
    file: "server/src/features/resumes/routes/made.ts",
    text: 'if (scope.resumeId !== undefined) throw new Problem("not-found");',
    becomes: "",
    test: [
      "server/test/features/resumes/made-resume.test.ts",
      "is not opened by a link to one uploaded resume",
    ],
  },
  {
    title: "an upload's address takes a file of any size",
    file: "server/src/platform/storage/bucket.ts",
    text: "signQuery: true, allHeaders: true",
    becomes: "signQuery: true",
    test: ["server/test/platform/storage/bucket.test.ts", "is signed for its number of bytes"],
  },
];
