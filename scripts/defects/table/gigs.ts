import type { Defect } from "../defect.ts";

const feature = "server/src/features/gigs";
const proposals = "server/test/features/gigs/proposals.test.ts";
const gigs = "server/test/features/gigs/gigs.test.ts";

/** Gigs and proposals: who may read and answer what, and when contact details are shown. */
export const gigsAnswered: readonly Defect[] = [
  {
    title: "a Pro answers proposals to another organization",
    file: `${feature}/queries/proposals.ts`,
    text: `    .where("gig.organization_id", "in", scope.organizationIds)
`,
    becomes: "",
    test: [proposals, "can be given only by the gig's own Pros"],
  },
  {
    title: "a Pro changes another organization's gig",
    file: `${feature}/commands/gigs.ts`,
    text: "if (!gig || !organizationIds.includes(gig.organization_id))",
    becomes: "if (!gig)",
    test: [gigs, "its Pros change and close it"],
  },
  {
    title: "a gig is posted in another organization's name",
    file: `${feature}/commands/gigs.ts`,
    text: 'if (!scope.organizationIds.includes(organization_id)) throw new Problem("not-found");',
    becomes: "",
    test: [gigs, "its Pros change and close it"],
  },
  {
    title: "a freelancer's contact details are shown before their proposal is accepted",
    file: `${feature}/views/proposal.ts`,
    text: 'state === "accepted" ? text : blackedOut(text, { email, phone: "" })',
    becomes: "email ? text : state",
    test: [proposals, "that accepts shows each side the other's address"],
  },
  {
    title: "a declined freelancer gets the Pro's address",
    file: `${feature}/views/proposal.ts`,
    text: 'state === "accepted" && answererEmail?.includes("@")',
    becomes: 'answererEmail?.includes("@")',
    test: [proposals, "that declines shows nobody's address"],
  },
  {
    title: "an organization reads proposals of somebody who blocks it",
    file: `${feature}/queries/proposals.ts`,
    text: " and not ${isHiddenProposal})`",
    becomes: ")`",
    test: [proposals, "what waits there is hidden"],
  },
  {
    title: "somebody who joined the organization answers their own proposal",
    file: `${feature}/queries/proposals.ts`,
    text: "${mayActOn(member, sender, organization)} and ",
    becomes: "",
    test: [proposals, "is their colleagues' to read and to answer"],
  },
  {
    title: "a proposal is called unanswered before its date",
    file: `${feature}/rules.ts`,
    text: ` && answerBy < now`,
    becomes: "",
    test: [proposals, "is not called missing before its date"],
  },
  {
    title: "an organization is blamed for a proposal that it can't see",
    file: `${feature}/commands/end.ts`,
    text: `    if (await hiddenProposal(writer, row.account_id, id)) return withdraw(parts, writer, row);
`,
    becomes: "",
    test: [proposals, "hears of no missing answer"],
  },
];
