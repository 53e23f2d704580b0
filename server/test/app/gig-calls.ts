import { gigFields, proposed } from "../harness/a-gig.ts";
import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

/** One call of each route about gigs. Everybody may read any gig and propose to do it. */
export const gigCalls = {
  listGigs: () => ({}),
  readGig: () => ({ params: { id: "999999" }, told: "not-found" }),
  readGigStanding: () => ({ params: { id: "999999" }, told: "not-found" }),
  sendGigProposal: () => ({ params: { id: "999999" }, body: proposed, told: "not-found" }),
  listOwnGigProposals: () => ({}),
  withdrawGigProposal: ({ gigProposal }) => ({ params: { id: gigProposal } }),
  listOrganizationGigs: () => ({}),
  createGig: ({ organizationId }) => ({ body: { organizationId, fields: gigFields } }),
  readOrganizationGig: ({ gig }) => ({ params: { id: gig } }),
  changeGig: ({ gig }) => ({ params: { id: gig }, body: gigFields }),
  closeGig: ({ gig }) => ({ params: { id: gig } }),
  answerGigProposal: ({ receivedGigProposal }) => ({
    params: { id: receivedGigProposal },
    body: { answer: "declined" },
  }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
