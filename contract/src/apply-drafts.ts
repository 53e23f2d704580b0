import { z } from "zod";
import { limits } from "./limits.ts";
import { resume } from "./resumes.ts";
import { route } from "./route.ts";

/** What somebody typed so far, whether or not it is valid: nothing typed is lost. */
export const draftFields = z
  .object({
    firstName: z.string().max(limits.nameCharacters),
    lastName: z.string().max(limits.nameCharacters),
    email: z.string().max(254),
    phone: z.string().max(50),
    postalCode: z.string().max(20),
    charityId: z.string().max(50),
    elevatorPitch: z.string().max(limits.pitchCharacters),
    resumeId: z.string().max(20).describe("One of the person's own resumes, chosen instead of an upload."),
  })
  .partial();

export type DraftFields = z.infer<typeof draftFields>;
export type DraftField = keyof DraftFields;

export const applyDraft = z.object({
  fields: draftFields,
  resume: resume.optional().describe("The file that was uploaded for this draft."),
  faults: z
    .array(z.object({ field: z.string(), key: z.string(), text: z.string() }))
    .describe(
      "What is missing or wrong before it can be sent: at most one for each field, in the form's order.",
    ),
  key: z.string().describe("The idempotency key with which this draft is sent."),
});

export type ApplyDraft = z.infer<typeof applyDraft>;

const params = z.object({ jobId: z.string().max(100) });

/** Drafts belong to whoever shows their key, in the header `Candor-Draft`; pages keep it in an HttpOnly cookie. */
export const startDrafts = route({
  method: "POST",
  path: "/rest/apply-drafts",
  summary: "A new random key for drafts of applications",
  gate: "anyone",
  status: 201,
  answer: z.object({ id: z.string().describe("The key.") }),
  problems: [],
  limit: "writing",
});

export const readDraft = route({
  method: "GET",
  path: "/rest/apply-drafts/{jobId}",
  summary: "The draft for one posting; an empty one where nothing was typed yet",
  gate: "draft",
  params,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "session",
});

export const saveDraft = route({
  method: "PATCH",
  path: "/rest/apply-drafts/{jobId}",
  summary: "Keep what was typed for 24 hours; fields that are absent stay as they are",
  gate: "draft",
  params,
  body: draftFields,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "session",
});

export const uploadDraftResume = route({
  method: "POST",
  path: "/rest/apply-drafts/{jobId}/resume",
  summary: "Upload a resume for a draft, as the multipart field `file`; it replaces an earlier one",
  gate: "draft",
  params,
  upload: true,
  status: 201,
  answer: applyDraft,
  problems: ["not-found", "job-not-found", "file-unreadable", "file-locked", "storage-full"],
  limit: "uploading",
});

export const dropDraftResume = route({
  method: "DELETE",
  path: "/rest/apply-drafts/{jobId}/resume",
  summary: "Take the uploaded resume out of a draft",
  gate: "draft",
  params,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "session",
});
