import type { Defect } from "../defect.ts";

const rules = "server/src/features/signals/rules";
const figuresTest = "server/test/features/signals/rules/figures.test.ts";
const reportsTest = "server/test/features/reports/reports.test.ts";
const appealsTest = "server/test/features/signals/appeals.test.ts";
const mergeTest = "server/test/features/organizations/merge.test.ts";
const saidTest = "server/test/features/signals/rules/said.test.ts";

/** What seekers are told about postings: nobody is accused without evidence, and a link hides nothing. */
export const signalsShown: readonly Defect[] = [
  {
    title: "the posting that was copied is called the copy",
    file: `${rules}/copied-words.ts`,
    text: "other.firstSeenAt < own.firstSeenAt",
    becomes: "other.firstSeenAt !== -1",
    test: [figuresTest, "a younger one is itself the copy"],
  },
  {
    title: "pay is compared with a handful of postings",
    file: `${rules}/pay.ts`,
    text: "if (count < fewestCompared) return undefined;",
    becomes: "if (count < 1) return undefined;",
    test: [figuresTest, "anything beside nineteen others"],
  },
  {
    title: "a domain that only ends alike passes for the organization's",
    file: `${rules}/contacts.ts`,
    text: "host.endsWith(`.${domain}`)",
    becomes: "host.endsWith(domain)",
    test: [figuresTest, "a domain that only ends alike"],
  },
  {
    title: "a link hides where it leads",
    file: `${rules}/said.ts`,
    text: "?? linksIn(words).find((link) => chatLink.test(link))",
    becomes: "",
    test: [saidTest, "a link whose text hides it"],
  },
  {
    title: "a list of countries outweighs a sentence that refuses",
    file: "server/src/features/jobs/rules/eligibility/eligibility.ts",
    text: 'if (refusal) return { answer: "no", sentence: refusal.sentence };',
    becomes: "",
    test: ["server/test/features/jobs/rules/eligibility/eligibility.test.ts", "refused by a sentence though"],
  },
  {
    title: "an organization's posting takes another's age",
    file: "server/src/features/hosting/queries/reposts.ts",
    text: '.where("organization_id", "=", organization_id)',
    becomes: "",
    test: ["server/test/features/hosting/reposts.test.ts", "never joins another organization's history"],
  },
  {
    title: "a closed posting starts young again",
    file: "server/src/features/hosting/commands/take-step.ts",
    text: "row.former_id ?? (await repeatedBy(writer, row)) ?? null",
    becomes: "row.former_id",
    test: ["server/test/features/hosting/reposts.test.ts", "though nobody pressed Copy"],
  },
];

/** What administrators decide about postings and organizations holds. */
export const administratorsDecisions: readonly Defect[] = [
  {
    title: "an organization resumes a posting that was taken off",
    file: "server/src/features/hosting/commands/take-step.ts",
    text: 'to === "published" && row.withheld_at !== null',
    becomes: 'to === "published" && row.withheld_at === 0',
    test: [reportsTest, "which is told why and cannot resume it"],
  },
  {
    title: "an import reopens a posting that was taken off",
    file: "server/src/features/exchange/commands/upsert.ts",
    text: "row.withheld_at !== null",
    becomes: "row.withheld_at === 0",
    test: [reportsTest, "stays off the search whatever its source says"],
  },
  {
    title: "anybody who posts for an organization appeals for another one",
    file: "server/src/features/signals/routes.ts",
    text: "!row || !organizationIds.includes(row.organization_id)",
    becomes: "!row || organizationIds.length === 0",
    test: [appealsTest, "can't be made or read by another organization"],
  },
  {
    title: "an upheld appeal hides whatever the posting says later",
    file: "server/src/features/signals/queries/posting.ts",
    text: "name === signal.name && evidence === evidenceOf(signal, posting)",
    becomes: 'name === signal.name && evidence !== ""',
    test: [appealsTest, "hides the signal as long as the posting says the same"],
  },
  {
    title: "merges chain, so that none can be undone alone",
    file: "server/src/features/organizations/queries/merge-pair.ts",
    text: "if (await hasNames(read, from.id))",
    becomes: "if (!(await hasNames(read, from.id)) && from.id < 0)",
    test: [mergeTest, "in a chain, which could not be undone one by one"],
  },
];
