import type { Defect } from "../defect.ts";

const commands = "server/src/features/agencies/commands";
const test = "server/test/features/organizations/agencies.test.ts";

/** Agencies and their clients: who may name somebody as a client, and for which postings. */
export const agencyRelations: readonly Defect[] = [
  {
    title: "an agency confirms for its client",
    file: `${commands}/answer.ts`,
    text: "if (relation?.clientId !== client.id)",
    becomes: "if (!relation)",
    test: [test, "its own owner's word"],
  },
  {
    title: "anybody's made-up organization is a client",
    file: `${commands}/ask.ts`,
    text: "if (claimed === 0 || !(await isProved(writer, id)))",
    becomes: "if (claimed === 0)",
    test: [test, "proof that its owner speaks for it"],
  },
  {
    title: "an agency names a client on another organization's posting",
    file: `${commands}/posting.ts`,
    text: "if (row?.organization_id !== agency)",
    becomes: "if (!row)",
    test: [test, "a posting of the agency's own"],
  },
  {
    title: "a client is named before it confirms",
    file: "server/src/features/agencies/queries/relations.ts",
    text: '.where("relation.state", "=", "confirmed")',
    becomes: "",
    test: [test, "seekers read nothing until one confirms"],
  },
  {
    title: "a client that refused is asked on and on",
    file: `${commands}/ask.ts`,
    text: "if (noes(same) > 0 || noes(asked) >= enough)",
    becomes: "if (noes(asked) < 0)",
    test: [test, "can't ask again soon after a no"],
  },
];
