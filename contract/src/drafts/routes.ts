import { z } from "zod";
import { questionId } from "../answers/shapes.ts";
import { limits } from "../limits.ts";
import { uploadKey } from "../resumes/shapes.ts";
import { route } from "../route.ts";
import { applyDraft, draftChange } from "./shapes.ts";

const params = z.object({ jobId: z.string().max(100) });

/** Drafts belong to the holder of their key (header `Candor-Draft`); pages keep it in an HttpOnly cookie. */
export const startDrafts = route({
  method: "POST",
  path: "/rest/apply-drafts",
  summary: "A new random key for drafts of applications",
  gate: "anyone",
  status: 201,
  answer: z.object({ id: z.string().describe("The key.") }),
  problems: ["origin-refused"],
  limit: "writing",
});

export const readDraft = route({
  method: "GET",
  path: "/rest/apply-drafts/{jobId}",
  summary: "The draft for one posting; empty if nothing was typed yet",
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
  summary: "Keep what was typed for 24 hours; absent fields stay as they are",
  gate: "draft",
  params,
  body: draftChange,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "drafting",
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

export const keepDraftUpload = route({
  method: "POST",
  path: "/rest/apply-drafts/{jobId}/resume/uploads",
  summary: "Use a complete upload in parts as the resume of a draft; it replaces an earlier one",
  gate: "draft",
  params,
  body: z.object({ key: uploadKey }),
  status: 201,
  answer: applyDraft,
  problems: ["not-found", "job-not-found", "parts-missing", "file-unreadable", "file-locked", "storage-full"],
  limit: "uploading",
});

export const dropDraftResume = route({
  method: "DELETE",
  path: "/rest/apply-drafts/{jobId}/resume",
  summary: "Remove the uploaded resume from a draft",
  gate: "draft",
  params,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "drafting",
});

const answerParams = params.extend({ questionId });

export const uploadAnswerFile = route({
  method: "POST",
  path: "/rest/apply-drafts/{jobId}/answers/{questionId}/file",
  summary: `Answer a question of the kind \`file\`: PDF, DOCX, ODT, RTF or TXT of at most ${limits.answerFileBytes / 1024 / 1024} MB, as the multipart field \`file\`; it replaces an earlier one`,
  gate: "draft",
  params: answerParams,
  upload: true,
  status: 201,
  answer: applyDraft,
  problems: ["not-found", "job-not-found", "file-unreadable", "file-locked", "storage-full"],
  limit: "uploading",
});

export const dropAnswerFile = route({
  method: "DELETE",
  path: "/rest/apply-drafts/{jobId}/answers/{questionId}/file",
  summary: "Remove the file that answers a question from a draft",
  gate: "draft",
  params: answerParams,
  status: 200,
  answer: applyDraft,
  problems: ["not-found", "job-not-found"],
  limit: "drafting",
});
