import type { Defect } from "../defect.ts";

const commands = "server/src/features/saved-postings/commands.ts";
const test = "server/test/features/saved-postings/saved-postings.test.ts";
const page = "web/app/routes/saved-postings/saved.tsx";

/** Saved postings are visible only to their account, limited in number, and no foreign link saves one. */
export const savedPostings: readonly Defect[] = [
  {
    title: "another's posting is removed from the saved ones",
    file: commands,
    text: '.where("account_id", "=", accountId)\n      .where("posting_id", "=", postingId)',
    becomes: '.where("posting_id", "=", postingId)',
    test: [test, "are private: nobody else lists"],
  },
  {
    title: "another's saved postings are listed",
    file: "server/src/features/saved-postings/queries.ts",
    text: '.where("saved_posting.account_id", "=", accountId)\n    .orderBy("saved_posting.saved_at", "desc")',
    becomes: '.orderBy("saved_posting.saved_at", "desc")',
    test: [test, "are private: nobody else lists"],
  },
  {
    title: "an account saves any number of postings",
    file: commands,
    text: "> limits.savedPostings)",
    becomes: "> Number.MAX_SAFE_INTEGER)",
    test: [test, "are limited in number"],
  },
  {
    title: "a link of another site saves a posting",
    file: page,
    text: 'request.headers.get("sec-fetch-site") === "same-origin"',
    becomes: "id !== undefined",
    test: ["web/test/saved-postings/saved-page.test.ts", "asks first where the browser says cross-site"],
  },
];
