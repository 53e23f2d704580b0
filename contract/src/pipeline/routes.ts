import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { applicationFilters } from "../organizations/filters.ts";
import { decisionResult } from "../organizations/shapes.ts";
import { route } from "../route.ts";
import { chosen, desk, feedback, feedbackLine, presence, savedView, tagText, viewName } from "./shapes.ts";

const problems = ["unauthorized", "forbidden"] as const;
const results = z.object({
  results: z.array(decisionResult).describe("One result per application, in their order."),
});

export const listSavedViews = route({
  method: "GET",
  path: "/rest/organization/views",
  summary: "The views of applications that this member keeps, by name",
  gate: "member",
  status: 200,
  answer: z.object({ views: z.array(savedView) }),
  problems,
  limit: "session",
});

export const saveView = route({
  method: "POST",
  path: "/rest/organization/views",
  summary: "Keep filters under a name; one with the same name is replaced",
  gate: "member",
  body: z.object({ name: viewName, filters: applicationFilters }),
  status: 201,
  answer: z.object({ id: idText }),
  problems: [...problems, "too-many-views"],
  limit: "session",
});

export const forgetView = route({
  method: "DELETE",
  path: "/rest/organization/views/{id}",
  summary: "Remove a view, whether it was there or not",
  gate: "member",
  params: z.object({ id: z.string().max(20) }),
  status: 204,
  problems,
  limit: "session",
});

export const readDesk = route({
  method: "GET",
  path: "/rest/organization/applications/{id}/desk",
  summary: "What the organization's members keep about an application for themselves",
  gate: "member-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: desk,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const writeNote = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/notes",
  summary: "Note something for colleagues; those whom it names are told",
  gate: "pro-record",
  params: z.object({ id: z.string().max(100) }),
  body: z.object({
    text: z.string().trim().min(1, { error: "validation.noteRequired" }).max(limits.noteCharacters),
    mentions: z.array(idText).max(limits.mentions).default([]).describe("Members' ids."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found", "key-reused"],
  limit: "writing",
  idempotent: true,
});

export const tagApplications = route({
  method: "POST",
  path: "/rest/organization/tags",
  summary: "Put a tag on applications, or take it off; each has its own result",
  gate: "pro",
  body: z.object({ applicationIds: chosen, tag: tagText, on: z.boolean().default(true) }),
  status: 200,
  answer: results,
  problems,
  limit: "session",
});

export const assignApplications = route({
  method: "PUT",
  path: "/rest/organization/assignments",
  summary: "Say which colleague answers applications; each has its own result",
  gate: "pro",
  body: z.object({
    applicationIds: chosen,
    assignee: z.string().max(20).describe("`me`, `nobody`, or a member's id."),
  }),
  status: 200,
  answer: results,
  problems,
  limit: "session",
});

export const readFeedback = route({
  method: "GET",
  path: "/rest/organization/applications/{id}/feedback",
  summary: "What colleagues think of an applicant; a Pro reads it once they have given theirs",
  gate: "member-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: feedback,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const giveFeedback = route({
  method: "PUT",
  path: "/rest/organization/applications/{id}/feedback",
  summary: "Say for colleagues how well an applicant meets each requirement, or that one gives no feedback",
  gate: "pro-record",
  params: z.object({ id: z.string().max(100) }),
  body: z.object({
    lines: z.array(feedbackLine).max(limits.feedbackLines).describe("Empty: the caller gives none."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const listPresence = route({
  method: "GET",
  path: "/rest/organization/presence",
  summary: "Which colleagues look at which applications now; the topic of this address tells of changes",
  gate: "member",
  status: 200,
  answer: presence,
  problems,
  limit: "session",
});

export const startLooking = route({
  method: "PUT",
  path: "/rest/organization/applications/{id}/presence",
  summary: "Tell colleagues that one looks at an application; it counts for less than a minute",
  gate: "member-record",
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const stopLooking = route({
  method: "DELETE",
  path: "/rest/organization/applications/{id}/presence",
  summary: "Tell colleagues that one has left an application; repeated, it stays left",
  gate: "member-record",
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
