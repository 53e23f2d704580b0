import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import {
  gig,
  gigAnswer,
  gigFields,
  gigFilters,
  gigPage,
  gigStanding,
  newGigProposal,
  organizationGig,
  organizationGigDetails,
  ownGigProposal,
} from "./shapes.ts";

const params = z.object({ id: z.string().max(20) });

/** C-20. */
export const listGigs = route({
  method: "GET",
  path: "/rest/gigs",
  summary: "Open gigs, newest first; without those of organizations that the caller blocks",
  gate: "anyone",
  query: gigFilters,
  status: 200,
  answer: gigPage,
  large: true,
  problems: [],
  limit: "reading",
});

export const readGig = route({
  method: "GET",
  path: "/rest/gigs/{id}",
  summary: "One gig, open or closed",
  gate: "anyone",
  params,
  status: 200,
  answer: gig,
  large: true,
  problems: ["not-found"],
  limit: "reading",
});

export const readGigStanding = route({
  method: "GET",
  path: "/rest/gigs/{id}/standing",
  summary: "What the caller proposed for a gig, or what keeps them from it",
  gate: "session",
  params,
  status: 200,
  answer: gigStanding,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const sendGigProposal = route({
  method: "POST",
  path: "/rest/gigs/{id}/proposals",
  summary: "Send a proposal for an open gig, once; an answer is owed by the date",
  gate: "mailbox",
  params,
  body: newGigProposal,
  status: 201,
  answer: ownGigProposal,
  problems: [
    "unauthorized",
    "not-found",
    "gig-closed",
    "own-gig",
    "organization-blocked",
    "already-proposed",
    "key-reused",
  ],
  limit: "applying",
  idempotent: true,
});

export const listOwnGigProposals = route({
  method: "GET",
  path: "/rest/gig-proposals",
  summary: "The caller's proposals for gigs, newest first",
  gate: "session",
  status: 200,
  answer: z.object({ proposals: z.array(ownGigProposal) }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const withdrawGigProposal = route({
  method: "POST",
  path: "/rest/gig-proposals/{id}/withdrawal",
  summary: "Take a proposal back that isn't answered; repeated, it stays withdrawn",
  gate: "own-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found", "proposal-final"],
  limit: "session",
});

export const listOrganizationGigs = route({
  method: "GET",
  path: "/rest/organization/gigs",
  summary:
    "The gigs of the member's organizations, with how many proposals wait: open ones first, newest first",
  gate: "member",
  status: 200,
  answer: z.object({ gigs: z.array(organizationGig) }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

export const createGig = route({
  method: "POST",
  path: "/rest/organization/gigs",
  summary: "Post a gig: it is open at once",
  gate: "pro",
  body: z.object({ organizationId: idText, fields: gigFields }),
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["unauthorized", "forbidden", "not-found", "too-many-gigs", "key-reused"],
  limit: "writing",
  idempotent: true,
});

export const readOrganizationGig = route({
  method: "GET",
  path: "/rest/organization/gigs/{id}",
  summary: "A gig of the member's organizations, with its proposals",
  gate: "member-record",
  params,
  status: 200,
  answer: organizationGigDetails,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const changeGig = route({
  method: "PUT",
  path: "/rest/organization/gigs/{id}",
  summary: "Change an open gig. Proposals that were sent keep their budget and their date",
  gate: "pro-record",
  params,
  body: gigFields,
  status: 204,
  problems: ["unauthorized", "not-found", "gig-closed"],
  limit: "writing",
});

export const closeGig = route({
  method: "POST",
  path: "/rest/organization/gigs/{id}/closing",
  summary:
    "Take no more proposals; answers to those that were sent are still owed. Repeated, it stays closed",
  gate: "pro-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const answerGigProposal = route({
  method: "POST",
  path: "/rest/organization/gig-proposals/{id}/answer",
  summary: "Accept or decline a proposal, once; accepting shows each side the other's email address",
  gate: "pro-record",
  params,
  body: gigAnswer,
  status: 204,
  problems: ["unauthorized", "not-found", "proposal-final"],
  limit: "writing",
});
