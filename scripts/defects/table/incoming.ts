import type { Defect } from "../defect.ts";

const refusals = "server/src/platform/mail/incoming/refusals.ts";
const reports = "server/src/platform/mail/incoming/reports.ts";
const incomingTest = "server/test/features/preferences/incoming-mail.test.ts";
const reportsTest = "server/test/platform/mail/incoming/reports.test.ts";
const digestTest = "server/test/features/applications/digest.test.ts";
const namesTest = "server/test/platform/mail/sender-records.test.ts";

/** What incoming mail may do, and who gets a digest. */
export const incoming: readonly Defect[] = [
  {
    title: "mail for other domains is taken",
    file: "server/src/mailboxes.ts",
    text: "const mailbox = isOurs ? mailboxes",
    becomes: "const mailbox = domain ? mailboxes",
    test: [incomingTest, "is refused for another domain"],
  },
  {
    title: "mail that goes in circles is taken",
    file: refusals,
    text: "hops(raw) > mostHops",
    becomes: "hops(raw) > mostHops * mostHops",
    test: [incomingTest, "is refused where it is too large, or goes in circles"],
  },
  {
    title: "a mail counts as often as its server sends it",
    file: "server/src/platform/mail/incoming/keep.ts",
    text: "update(`${recipient}\\n`)",
    becomes: "update(`${recipient}${Math.random()}\\n`)",
    test: [incomingTest, "counts once when its server sends it twice"],
  },
  {
    title: "a mail that writes about a report counts as one",
    file: reports,
    text: 'return report === "feedback-report" && (kind === "abuse" || kind === "opt-out");',
    becomes: 'return report === "feedback-report" || kind === "abuse";',
    test: [reportsTest, "of type not-spam counts"],
  },
  {
    title: "a mail that is only late counts as lost",
    file: reports,
    text: 'toLowerCase() !== "failed"',
    becomes: 'toLowerCase() === "delivered"',
    test: [reportsTest, "delayed"],
  },
  {
    title: "optional mails keep going to an address that bounces",
    file: "server/src/wishes.ts",
    text: "if (await restingAddress(read, recipient.addressHash, clock.now())) return false;",
    becomes: "await restingAddress(read, recipient.addressHash, clock.now());",
    test: [incomingTest, "that is final stops optional mails"],
  },
  {
    title: "a digest goes to a Pro who wants no application updates by then",
    file: "server/src/features/applications/tasks/mail-digest.ts",
    text: "if (!letter || entries.length === 0) return;",
    becomes: "if (!reader || entries.length === 0) return;",
    test: [digestTest, "is never sent to a person who has turned off application updates"],
  },
  {
    title: "a mail may have any number of lines",
    file: refusals,
    text: "const mostLines = 150_000;",
    becomes: "const mostLines = 1_500_000;",
    test: [incomingTest, "is refused where it is too large, or goes in circles"],
  },
  {
    title: "a reply of nothing but spaces takes minutes",
    file: "server/src/features/conversations/rules/own-words.ts",
    text: "(?<![ \\t])[ \\t]+$",
    becomes: "[ \\t]+$",
    test: [
      "server/test/features/conversations/rules/own-words.test.ts",
      "takes no longer for a mail built to take long",
    ],
  },
  {
    title: "the doctor takes any DKIM key for ours",
    file: "server/src/platform/mail/sender-records.ts",
    text: "if (published.includes(ours)) return undefined;",
    becomes: "if (published.length > 0) return undefined;",
    test: [namesTest, "another DKIM key"],
  },
];
