import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { decisionStages } from "../values.ts";
import { publicOrganization } from "./public-shapes.ts";
import {
  dueWeek,
  organizationApplication,
  organizationApplicationDetails,
  organizationJob,
  responsiveness,
} from "./shapes.ts";

export const readPublicOrganization = route({
  method: "GET",
  path: "/rest/organizations/{slug}",
  summary: "An organization's open books: its record, what it owes, and its open postings",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  query: z.object({
    from: z.coerce.number().int().min(0).max(limits.searchFrom).default(0),
    size: z.coerce.number().int().min(1).max(limits.searchSize).default(limits.defaultSearchSize),
  }),
  status: 200,
  answer: publicOrganization,
  large: true,
  problems: ["not-found"],
  limit: "reading",
});

export const readDueWeek = route({
  method: "GET",
  path: "/rest/ledger/week",
  summary: "The answers that all organizations promised for this week, and what became of them",
  gate: "anyone",
  status: 200,
  answer: dueWeek,
  problems: [],
  limit: "reading",
});

export const listOrganizationJobs = route({
  method: "GET",
  path: "/rest/organization/jobs",
  summary: "The postings of the Pro's organizations: earliest due answer first, then the newest",
  gate: "pro",
  query: z.object({
    from: z.coerce.number().int().min(0).max(limits.searchFrom).default(0),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  answer: z.object({
    jobs: z.array(organizationJob),
    total: z.int(),
    waiting: z.int().describe("Answers owed, over all postings."),
    organizations: z.array(
      z.object({ id: idText, name: z.string(), responsiveness: responsiveness.optional() }),
    ),
  }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

export const listOrganizationApplications = route({
  method: "GET",
  path: "/rest/organization/jobs/{jobId}/applications",
  summary: "The applications to one of the organization's postings, earliest due answer first",
  gate: "pro-record",
  params: z.object({ jobId: z.string().max(100) }),
  status: 200,
  answer: z.object({ job: organizationJob, applications: z.array(organizationApplication) }),
  large: true,
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});

const params = z.object({ id: z.string().max(100) });

export const readOrganizationApplication = route({
  method: "GET",
  path: "/rest/organization/applications/{id}",
  summary: "One application to one of the organization's postings",
  gate: "pro-record",
  params,
  status: 200,
  answer: organizationApplicationDetails,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const openOrganizationApplication = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/views",
  summary: "Note that a Pro has opened it; the applicant is told once",
  gate: "pro-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const decideApplication = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/decision",
  summary: "Move an application to a stage; a refusal needs a reason, which the applicant reads",
  gate: "pro-record",
  params,
  body: z.object({
    stage: z.enum(decisionStages),
    reason: z.string().max(200).optional().describe("A code from the closed list, or the Pro's own words."),
    note: z.string().max(limits.noteCharacters).optional(),
  }),
  status: 200,
  answer: organizationApplicationDetails,
  problems: ["unauthorized", "not-found", "application-final"],
  limit: "session",
});

export const downloadApplicationResume = route({
  method: "GET",
  path: "/rest/organization/applications/{id}/resume",
  summary: "The resume of one application, by the link in its details",
  gate: "link",
  params,
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});
