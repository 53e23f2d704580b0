import { z } from "zod";
import { absenceBody, meeting } from "../applications/meetings.ts";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { applicationLists } from "../values.ts";
import { applicationFilters, filterCounts } from "./filters.ts";
import { ledgerFile, publicOrganization } from "./public-shapes.ts";
import {
  decisionBody,
  dueWeek,
  firstOpen,
  organizationApplication,
  organizationApplicationDetails,
  organizationJob,
  responsiveness,
} from "./shapes.ts";

const paging = z.object({
  from: z.coerce.number().int().min(0).max(limits.searchFrom).default(0),
  size: z.coerce.number().int().min(1).max(limits.applicationsPerPage).default(limits.applicationsPerPage),
});

export const readPublicOrganization = route({
  method: "GET",
  path: "/rest/organizations/{slug}",
  summary: "An organization's open books: its record, what it owes, and its open postings",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  query: z.object({
    from: z.coerce.number().int().min(0).max(limits.searchFrom).default(0),
    agenciesFrom: z.coerce
      .number()
      .int()
      .min(0)
      .max(limits.searchFrom)
      .default(0)
      .describe("The same for what agencies post for it."),
    size: z.coerce.number().int().min(1).max(limits.searchSize).default(limits.defaultSearchSize),
  }),
  status: 200,
  answer: publicOrganization,
  large: true,
  problems: ["not-found"],
  limit: "reading",
});

export const readLedger = route({
  method: "GET",
  path: "/rest/organizations/{slug}/ledger",
  summary: "The events behind an organization's record, to count it again; from five answers on",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  status: 200,
  answer: ledgerFile,
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
  summary: "The postings of the member's organizations: earliest due answer first, then the newest",
  gate: "member",
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
      z.object({
        id: idText,
        name: z.string(),
        responsiveness: responsiveness.optional(),
        published: z.int().describe("Its published postings."),
        paused: z.int().describe("Its paused postings."),
      }),
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
  gate: "member-record",
  params: z.object({ jobId: z.string().max(100) }),
  query: paging.extend(applicationFilters.omit({ job: true }).shape),
  status: 200,
  answer: z.object({
    job: organizationJob,
    applications: z.array(organizationApplication),
    firstOpen,
    total: z.int(),
    counts: filterCounts,
  }),
  large: true,
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});

export const readBoard = route({
  method: "GET",
  path: "/rest/organization/jobs/{jobId}/board",
  summary: "The first applications of each stage of one of the organization's postings",
  gate: "member-record",
  params: z.object({ jobId: z.string().max(100) }),
  query: applicationFilters.omit({ job: true, stage: true }).extend({
    each: z.coerce.number().int().min(1).max(limits.boardColumn).default(limits.boardColumn),
  }),
  status: 200,
  answer: z.object({
    job: organizationJob,
    applications: z.array(organizationApplication).describe("Within each stage, the oldest promise first."),
    firstOpen,
    total: z.int(),
    counts: filterCounts,
  }),
  large: true,
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});

export const listAnswersDue = route({
  method: "GET",
  path: "/rest/organization/applications",
  summary: "The applications to all postings, oldest promise first; by default those that wait for an answer",
  gate: "member",
  query: paging.extend(applicationFilters.shape),
  status: 200,
  answer: z.object({
    applications: z.array(organizationApplication),
    firstOpen,
    total: z.int(),
    counts: filterCounts,
  }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

const params = z.object({ id: z.string().max(100) });

export const readOrganizationApplication = route({
  method: "GET",
  path: "/rest/organization/applications/{id}",
  summary: "One application to one of the organization's postings",
  gate: "member-record",
  params,
  query: applicationFilters.extend({ list: z.enum(applicationLists).default("job") }),
  status: 200,
  answer: organizationApplicationDetails,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const openOrganizationApplication = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/views",
  summary: "Note that a member has opened it; the applicant is told once",
  gate: "member-record",
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
  body: decisionBody,
  status: 200,
  answer: organizationApplicationDetails,
  problems: ["unauthorized", "not-found", "application-final", "already-answered", "decision-waiting"],
  limit: "session",
});

export const offerTimes = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/meeting",
  summary: "Offer other times for an interview; the one that the seeker proposed is agreed on at once",
  gate: "pro-record",
  params,
  body: meeting,
  status: 204,
  problems: ["unauthorized", "not-found", "no-invitation", "time-taken"],
  limit: "writing",
});

export const cancelMeeting = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/meeting/cancellation",
  summary: "Cancel an interview, or take its times back; repeated, it stays canceled",
  gate: "pro-record",
  params,
  body: z.object({ note: z.string().max(limits.noteCharacters).optional() }),
  status: 204,
  problems: ["unauthorized", "not-found", "no-invitation"],
  limit: "writing",
});

export const stateApplicantAbsence = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/absences",
  summary: "Say that an applicant did not come to an interview, or answer what they say; once each",
  gate: "pro-record",
  params,
  body: absenceBody,
  status: 204,
  problems: ["unauthorized", "not-found", "not-met"],
  limit: "writing",
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
