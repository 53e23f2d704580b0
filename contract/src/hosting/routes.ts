import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { postingLives } from "./life.ts";
import {
  chainedPosting,
  checkedPosting,
  hostedPosting,
  moveAllBody,
  moveBody,
  postingChange,
  postingFields,
  proposedValue,
} from "./shapes.ts";

const params = z.object({ id: z.string().max(100) });
const ofOrganization = z.object({ organizationId: idText, fields: postingFields });

export const createPosting = route({
  method: "POST",
  path: "/rest/organization/postings",
  summary: "Start a posting: a draft that only its organization sees",
  gate: "pro",
  body: ofOrganization.extend({
    copyOf: idText.optional().describe("A former posting of the organization, whose history it joins."),
  }),
  bodyBytes: limits.postingBytes,
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["unauthorized", "forbidden", "not-found", "key-reused"],
  limit: "session",
  idempotent: true,
});

export const readPosting = route({
  method: "GET",
  path: "/rest/organization/postings/{id}",
  summary: "A posting as its organization edits it, with what keeps it from being published",
  gate: "pro-record",
  params,
  status: 200,
  answer: hostedPosting,
  large: true,
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});

export const savePosting = route({
  method: "PUT",
  path: "/rest/organization/postings/{id}",
  summary: "Save a posting; refused if somebody else saved it since. What is published must stay publishable",
  gate: "pro-record",
  params,
  body: z.object({ version: z.int(), fields: postingFields }),
  bodyBytes: limits.postingBytes,
  status: 200,
  answer: hostedPosting,
  large: true,
  problems: ["unauthorized", "job-not-found", "version-conflict", "posting-unready"],
  limit: "session",
});

export const movePosting = route({
  method: "POST",
  path: "/rest/organization/postings/{id}/moves",
  summary:
    "Publish, pause, confirm, close or reopen a posting; one that repeats an earlier one is published once everybody who applied to that one has an answer",
  gate: "pro-record",
  params,
  body: moveBody,
  status: 200,
  answer: hostedPosting,
  large: true,
  problems: [
    "unauthorized",
    "job-not-found",
    "version-conflict",
    "posting-unready",
    "applicants-waiting",
    "move-refused",
  ],
  limit: "session",
});

export const moveAllPostings = route({
  method: "POST",
  path: "/rest/organizations/{slug}/postings/moves",
  summary:
    "Pause or close all published postings of an organization: it begins at once, and takes a while if they are many",
  gate: "pro-record",
  params: z.object({ slug: z.string().max(100) }),
  body: moveAllBody,
  status: 200,
  answer: z.object({ count: z.int().describe("Postings that are moved.") }),
  problems: ["unauthorized", "not-found", "version-conflict"],
  limit: "writing",
});

export const discardPosting = route({
  method: "DELETE",
  path: "/rest/organization/postings/{id}",
  summary: "Delete a draft; a posting that was published is closed instead",
  gate: "pro-record",
  params,
  status: 204,
  problems: ["unauthorized", "job-not-found", "move-refused"],
  limit: "session",
});

export const checkPosting = route({
  method: "POST",
  path: "/rest/organization/postings/check",
  summary: "A posting as seekers would see it, with what keeps it from being published; nothing is kept",
  gate: "pro",
  body: ofOrganization,
  bodyBytes: limits.postingBytes,
  status: 200,
  answer: checkedPosting,
  large: true,
  problems: ["unauthorized", "forbidden", "not-found"],
  limit: "session",
  safe: true,
});

export const proposeFields = route({
  method: "POST",
  path: "/rest/organization/postings/proposals",
  summary: "What a pasted text says about a posting, each with its sentence; nothing is kept",
  gate: "pro",
  body: z.object({ text: z.string().max(limits.postingCharacters) }),
  bodyBytes: limits.postingBytes,
  status: 200,
  answer: z.object({ proposals: z.array(proposedValue) }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
  safe: true,
});

export const readPostingHistory = route({
  method: "GET",
  path: "/rest/job-lookup/{id}/history",
  summary: "What happened to a posting, what it said before, and how often it was posted",
  gate: "anyone",
  params,
  status: 200,
  answer: z.object({
    changes: z.array(postingChange).describe("Newest first; none of an imported posting."),
    firstSeenAt: instant.describe("The earliest of the posting, the one it repeats, and its copies."),
    times: z.int().describe("How often it was published, with what it repeats."),
    earlier: z.array(chainedPosting).describe("What it repeats, the latest first."),
    later: chainedPosting.optional().describe("The latest that repeats it, if it is closed."),
  }),
  large: true,
  problems: ["job-not-found"],
  limit: "reading",
});

const confirmation = z.object({
  id: idText,
  title: z.string(),
  organization: z.string(),
  life: z.enum(postingLives),
  confirmBy: instant.optional(),
});

const token = z.string().max(limits.mailedTokenCharacters);

export const inspectConfirmation = route({
  method: "POST",
  path: "/rest/posting-confirmations/inspection",
  summary: "What the link of a confirmation mail is about; nothing is changed",
  gate: "anyone",
  body: z.object({ token }),
  status: 200,
  answer: confirmation,
  problems: ["proof-refused"],
  limit: "signIn",
  safe: true,
});

export const answerConfirmation = route({
  method: "POST",
  path: "/rest/posting-confirmations",
  summary: "Say by the link of a mail that a posting is still open, or that its position is filled",
  gate: "anyone",
  body: z.object({ token, isOpen: z.boolean() }),
  status: 200,
  answer: confirmation,
  problems: ["proof-refused", "posting-unready", "move-refused"],
  limit: "signIn",
});
