import { z } from "zod";
import { idText, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { agencyRelation } from "./shapes.ts";

const slug = z.object({ slug: z.string().max(100) });
const relation = slug.extend({ id: z.string().max(20) });

export const listAgencies = route({
  method: "GET",
  path: "/rest/organizations/{slug}/agencies",
  summary: "Agencies that post for an organization, and clients that it posts for, newest first",
  gate: "member-record",
  params: slug,
  status: 200,
  answer: z.object({
    organization: z.object({ name: z.string(), slug: z.string() }),
    relations: z.array(agencyRelation),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const askClient = route({
  method: "POST",
  path: "/rest/organizations/{slug}/clients",
  summary: "Ask another organization to confirm that this one posts for it; its owners are mailed",
  gate: "pro-record",
  params: slug,
  body: z.object({
    client: lineOf(limits.organizationNameCharacters)
      .trim()
      .min(1, { error: "validation.clientUnknown" })
      .describe("A name, or the last part of the page's address."),
    postingId: idText
      .optional()
      .describe("The posting that is for it, and nothing else unless the client has confirmed all."),
  }),
  status: 200,
  answer: z.object({
    isConfirmed: z.boolean().describe("The client has confirmed it before, so nobody was asked."),
  }),
  problems: ["unauthorized", "not-found", "job-not-found", "client-unproved", "client-declined"],
  limit: "writing",
});

export const dropClient = route({
  method: "DELETE",
  path: "/rest/organization/postings/{id}/client",
  summary: "Say that a posting is for its own organization",
  gate: "pro-record",
  params: z.object({ id: z.string().max(20) }),
  status: 204,
  problems: ["unauthorized", "job-not-found"],
  limit: "writing",
});

export const answerAgency = route({
  method: "POST",
  path: "/rest/organizations/{slug}/agencies/{id}/answer",
  summary: "Confirm as the client that an agency posts for the organization, or refuse",
  gate: "owner-record",
  params: relation,
  body: z.object({ isConfirmed: z.boolean() }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const endAgency = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/agencies/{id}",
  summary: "End what an agency and its client agreed on, or take the question back; either side may",
  gate: "owner-record",
  params: relation,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
