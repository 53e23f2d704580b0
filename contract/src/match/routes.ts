import { z } from "zod";
import { route } from "../route.ts";
import { matchSheet } from "./shapes.ts";

const one = {
  method: "GET",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: matchSheet,
  large: true,
  limit: "session",
} as const;

export const readMatch = route({
  ...one,
  path: "/rest/jobs/{id}/match",
  summary: "What a posting requires beside what one's profile and default resume say",
  gate: "session",
  problems: ["unauthorized", "job-not-found"],
});

export const readDraftMatch = route({
  ...one,
  params: z.object({ jobId: z.string().max(100) }),
  path: "/rest/apply-drafts/{jobId}/match",
  summary:
    "The match sheet that goes along if one's draft is sent now: it reads the resume that would be sent",
  gate: "session",
  problems: ["unauthorized", "job-not-found"],
});

export const readApplicationMatch = route({
  ...one,
  path: "/rest/applications/{id}/match",
  summary: "The match sheet of one's application, as it was sent",
  gate: "own-record",
  problems: ["unauthorized", "not-found"],
});

export const readApplicantMatch = route({
  ...one,
  path: "/rest/organization/applications/{id}/match",
  summary: "The match sheet of an application, as its applicant reads it; it ranks and refuses nobody",
  gate: "member-record",
  problems: ["unauthorized", "not-found"],
});
