import type { Defect } from "../defect.ts";

const rules = "server/src/features/signals/rules";
const figuresTest = "server/test/features/signals/rules/figures.test.ts";
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
