import type { Defect } from "../defect.ts";

const draftsTest = "server/test/features/applications/draft-bounds.test.ts";

/** How much one address and one key can keep in drafts. */
export const draftsBounded: readonly Defect[] = [
  {
    title: "one address keeps as many bytes of drafts as it likes",
    file: "server/src/features/applications/routes/drafts.ts",
    text: "countDraft(request, body);",
    becomes: "",
    test: [draftsTest, "is a number of bytes a day, whatever keys it shows"],
  },
  {
    title: "drafts are saved 6,000 times a minute",
    file: "contract/src/rate-limits.ts",
    text: "drafting: { requests: 600,",
    becomes: "drafting: { requests: 6000,",
    test: [draftsTest, "is saved 600 times a minute"],
  },
  {
    title: "one key has as many drafts as it likes",
    file: "server/src/features/applications/commands/drafts.ts",
    text: "await makeRoom(writer, scope, postingId);",
    becomes: "",
    test: [draftsTest, "is so many drafts of one key"],
  },
  {
    title: "another site's page replaces the visitor's key for drafts",
    file: "server/src/features/applications/routes/drafts.ts",
    text: 'if (sender !== undefined && !origin.accepts(sender)) throw new Problem("origin-refused");',
    becomes: "void sender;",
    test: [
      "server/test/features/applications/draft-key.test.ts",
      "a page of https://evil.example gets no key for drafts",
    ],
  },
];
