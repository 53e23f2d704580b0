import type { Defect } from "../defect.ts";

const commands = "server/src/features/own-lists/commands.ts";
const test = "server/test/features/own-lists/own-lists.test.ts";

/** What somebody hides and has seen is visible only to them, limited in number, and reveals no drafts. */
export const ownLists: readonly Defect[] = [
  {
    title: "somebody brings back what another person hid",
    file: commands,
    text: '.where("id", "=", id).where("account_id", "=", accountId)',
    becomes: '.where("id", "=", id)',
    test: [test, "can be brought back only by its owner"],
  },
  {
    title: "what somebody has hidden is marked in everybody's lists",
    file: "server/src/features/own-lists/queries/hidden.ts",
    text: "hidden_entry.account_id = ${accountId} and ",
    becomes: "hidden_entry.account_id > ${-accountId} and ",
    test: [test, "is marked in their search, and in nobody else's"],
  },
  {
    title: "hiding a draft tells that it exists",
    file: commands,
    text: "const [posting] = await listedPostings(writer, [idOf(jobId) ?? -1]);",
    becomes:
      'const posting = await writer.selectFrom("posting").select(["id", "organization_id"]).where("id", "=", idOf(jobId) ?? -1).executeTakeFirst();',
    test: [test, "can't be a draft"],
  },
  {
    title: "an account hides any number of postings",
    file: commands,
    text: ">= limits.hidden)",
    becomes: ">= Number.MAX_SAFE_INTEGER)",
    test: [test, "is one of a limited number"],
  },
  {
    title: "an administrator who looks around leaves marks in somebody's lists",
    file: commands,
    text: "if (impersonatorId !== null) return;",
    becomes: "",
    test: [test, "is not marked by an administrator"],
  },
];
