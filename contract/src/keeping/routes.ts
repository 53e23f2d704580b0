import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { keeping, kept, months } from "./shapes.ts";

const params = z.object({ id: z.string().max(100) });

export const readKeeping = route({
  method: "GET",
  path: "/rest/organization/applications/{id}/keeping",
  summary: "Whether the organization may keep an application on file for other jobs",
  gate: "member-record",
  params,
  status: 200,
  answer: keeping,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const askKeeping = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/keeping",
  summary:
    "Ask an applicant who was answered whether they may be kept on file; repeated, it is asked once, and after a no never",
  gate: "pro-record",
  params,
  body: z.object({ months }),
  status: 204,
  problems: ["unauthorized", "not-found", "answer-first", "keeping-refused"],
  limit: "writing",
});

export const readOwnKeeping = route({
  method: "GET",
  path: "/rest/applications/{id}/keeping",
  summary: "Whether the organization may keep one's application on file for other jobs",
  gate: "own-record",
  params,
  status: 200,
  answer: keeping,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const decideKeeping = route({
  method: "PUT",
  path: "/rest/applications/{id}/keeping",
  summary:
    "Agree to be kept on file, also after a no, or refuse or take it back; what was not asked is not found",
  gate: "own-record",
  params,
  body: z.object({ kept: z.boolean() }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const listKept = route({
  method: "GET",
  path: "/rest/organization/kept",
  summary: "Who agreed to be kept on file by the member's organizations, the first to end first",
  gate: "member",
  status: 200,
  answer: z.object({
    kept: z.array(kept),
    postings: z
      .array(z.object({ id: idText, title: z.string() }))
      .describe("The postings they can be invited to."),
  }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

export const inviteKept = route({
  method: "POST",
  path: "/rest/organization/kept/{id}/invitations",
  summary: "Invite somebody who is kept on file to apply to an open posting; repeated, they are told once",
  gate: "pro-record",
  params,
  body: z.object({ jobId: z.string().max(20) }),
  status: 204,
  problems: ["unauthorized", "not-found", "job-not-found"],
  limit: "writing",
});
