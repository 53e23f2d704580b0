import type { Defect } from "../defect.ts";

const deliver = "server/src/platform/mail/deliver.ts";
const campaignTest = "server/test/features/campaigns/campaigns.test.ts";
const deliverTest = "server/test/platform/mail/deliver.test.ts";

/** What an operator holds back waits, and leaves once. */
export const campaigns: readonly Defect[] = [
  {
    title: "mail that an operator holds back leaves",
    file: deliver,
    text: 'if (wish && (await isHeldBack(parts, wish, task))) return "put off";',
    becomes: "",
    test: [campaignTest, "waits, however long it takes"],
  },
  {
    title: "mail that is put off is done",
    file: "server/src/platform/tasks/worker.ts",
    text: 'if (outcome !== "put off")',
    becomes: "",
    test: [campaignTest, "waits, however long it takes"],
  },
  {
    title: "a pause that ends while a worker looks at it holds the mail for another day",
    file: deliver,
    text: "const isHeld = await parts.staysPaused(writer, wish);",
    becomes: "const isHeld = true;",
    test: [deliverTest, "leaves at once if its pause ends"],
  },
  {
    title: "mail that nothing can send counts as waiting",
    file: "server/src/features/campaigns/queries.ts",
    text: "else 'unsent' end",
    becomes: "else 'waiting' end",
    test: [campaignTest, "don't wait if there is nothing to send them with"],
  },
];
