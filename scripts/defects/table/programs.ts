import type { Defect } from "../defect.ts";

const gate = "server/src/features/programs/gate.ts";
const keysTest = "server/test/features/programs/keys.test.ts";
const careers = "server/src/features/exchange/routes/careers.ts";
const careersTest = "server/test/features/exchange/careers.test.ts";

/** What an organization's programs may read, and what other sites may show. */
export const programs: readonly Defect[] = [
  {
    title: "a key opens what its permissions do not name",
    file: gate,
    text: "(JSON.parse(row.scopes_json) as KeyScope[]).includes(permission)",
    becomes: "(JSON.parse(row.scopes_json) as KeyScope[]).length > 0 && permission",
    test: [keysTest, "opens what its permissions name"],
  },
  {
    title: "a revoked key still opens something",
    file: "server/src/features/programs/queries/keys.ts",
    text: '    .where("hash", "=", hash)\n    .where("revoked_at", "is", null)',
    becomes: '    .where("hash", "=", hash)',
    test: [keysTest, "opens nothing once it is revoked"],
  },
  {
    title: "a key is stored",
    file: "server/src/features/programs/commands/keys.ts",
    text: "hash: hashOf(key),",
    becomes: "hash: hashOf(key) && key,",
    test: [keysTest, "is shown once"],
  },
  {
    title: "a stranger revokes a key",
    file: "server/src/features/programs/commands/keys.ts",
    text: '      .where("id", "=", keyId)\n      .where("organization_id", "=", organizationId)',
    becomes: '      .where("id", "=", keyId)',
    test: [keysTest, "is revoked by its owners alone"],
  },
  {
    title: "a key reads the postings of all organizations",
    file: "server/src/features/programs/queries/program.ts",
    text: '    .where("organization_id", "=", organizationId)\n    .where("id", ">", after)\n    .where((e)',
    becomes:
      '    .where("organization_id", ">", organizationId - 1e9)\n    .where("id", ">", after)\n    .where((e)',
    test: [keysTest, "another's postings and applications do not show"],
  },
  {
    title: "a key's calls are counted by address alone",
    file: gate,
    text: "      count(String(row.id));\n",
    becomes: "",
    test: [keysTest, "has a limit of its own"],
  },
  {
    title: "the list in a frame runs scripts",
    file: careers,
    text: "default-src 'none'; style-src 'self';",
    becomes: "default-src 'self'; style-src 'self';",
    test: [careersTest, "the frame may do nothing else"],
  },
  {
    title: "a posting's title is markup on the list in a frame",
    file: "server/src/features/exchange/views/careers.ts",
    text: "${escapeHtml(job.title)}</a>",
    becomes: "${job.title}</a>",
    test: [careersTest, "the frame may do nothing else"],
  },
  {
    title: "anyone has every posting written out again and again",
    file: "server/src/features/exchange/routes/job-boards.ts",
    text: 'limit("exporting", request, done)',
    becomes: 'limit("reading", request, done)',
    test: ["server/test/features/exchange/job-boards.test.ts", "have a limit of their own"],
  },
];
