import { z } from "zod";
import { lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { resumePages, resumeReading, settleBody } from "./reading.ts";
import { madeFormats, ownResume, partialUpload, resumeChange, uploadKey } from "./shapes.ts";

export const uploadResume = route({
  method: "POST",
  path: "/rest/resumes",
  summary:
    "Upload a resume: PDF, DOCX, ODT, RTF or TXT of at most 10 MB, as the multipart field `file`; sending the latest resume's file again answers with that resume",
  gate: "session",
  upload: true,
  status: 201,
  answer: ownResume,
  problems: ["unauthorized", "file-unreadable", "file-locked", "too-many-resumes", "storage-full"],
  limit: "uploading",
});

export const uploadLinkedIn = route({
  method: "POST",
  path: "/rest/resumes/linkedin",
  summary:
    'Make a resume of LinkedIn\'s "copy of your data", a ZIP of at most 10 MB as the multipart field `file`; it is not used for applications',
  gate: "session",
  upload: true,
  status: 201,
  answer: ownResume,
  problems: [
    "unauthorized",
    "linkedin-unreadable",
    "file-unreadable",
    "file-locked",
    "too-many-resumes",
    "storage-full",
  ],
  limit: "uploading",
});

export const uploadResumeData = route({
  method: "POST",
  path: "/rest/resumes/data",
  summary:
    "Make a resume of a JSON Resume, or of a Candidate in HR Open 4, a file of at most 10 MB as the multipart field `file`; it is not used for applications",
  gate: "session",
  upload: true,
  status: 201,
  answer: ownResume,
  problems: [
    "unauthorized",
    "resume-data-unreadable",
    "file-unreadable",
    "file-locked",
    "too-many-resumes",
    "storage-full",
  ],
  limit: "uploading",
});

/** V-41: the method `api`. A call that takes a file takes the key of a complete upload instead. */
export const startUpload = route({
  method: "POST",
  path: "/rest/uploads",
  summary: "Start an upload in numbered parts, which can be continued for 24 hours",
  gate: "anyone",
  body: z.object({
    fileName: lineOf(1000),
    bytes: z.int().min(1).max(limits.resumeBytes),
    direct: z
      .boolean()
      .optional()
      .describe("The method `s3`: bring the file to the file store, where there is one."),
  }),
  status: 201,
  answer: partialUpload,
  problems: ["storage-full"],
  limit: "uploading",
});

export const readUpload = route({
  method: "GET",
  path: "/rest/uploads/{key}",
  summary: "Which parts of an upload have arrived",
  gate: "link",
  params: z.object({ key: z.string().max(100) }),
  status: 200,
  answer: partialUpload,
  problems: ["not-found"],
  limit: "session",
});

export const uploadPart = route({
  method: "POST",
  path: "/rest/uploads/{key}/parts/{number}",
  summary: "Send one part of an upload, as the multipart field `file`; sent again, it replaces the first",
  gate: "link",
  params: z.object({ key: z.string().max(100), number: z.string().max(10) }),
  upload: true,
  status: 201,
  answer: partialUpload,
  problems: ["not-found", "wrong-part", "storage-full"],
  limit: "drafting",
});

export const keepUpload = route({
  method: "POST",
  path: "/rest/resumes/uploads",
  summary: "Make a resume of a complete upload in parts",
  gate: "session",
  body: z.object({ key: uploadKey }),
  status: 201,
  answer: ownResume,
  problems: [
    "unauthorized",
    "not-found",
    "parts-missing",
    "file-unreadable",
    "file-locked",
    "too-many-resumes",
    "storage-full",
  ],
  limit: "uploading",
});

export const listResumes = route({
  method: "GET",
  path: "/rest/resumes",
  summary: "This person's resumes, newest first",
  gate: "session",
  status: 200,
  answer: z.object({ resumes: z.array(ownResume) }),
  problems: ["unauthorized"],
  limit: "session",
});

export const changeResume = route({
  method: "PATCH",
  path: "/rest/resumes/{id}",
  summary: "Rename a resume, make it the default, or use it again; the default is always in use",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  body: resumeChange,
  status: 200,
  answer: ownResume,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const inactivateResume = route({
  method: "DELETE",
  path: "/rest/resumes/{id}",
  summary: "Stop using a resume; applications that were sent keep their copy",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const linkToResume = route({
  method: "GET",
  path: "/rest/resumes/{id}/link",
  summary: "A link that opens the file of one of this person's resumes for five minutes",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: z.object({ url: z.string().describe("Path and query.") }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const downloadResume = route({
  method: "GET",
  path: "/rest/resumes/{id}/file",
  summary: "The file of one of this person's resumes",
  gate: "link",
  params: z.object({ id: z.string().max(100) }),
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});

export const readResume = route({
  method: "GET",
  path: "/rest/resumes/{id}/reading",
  summary: "What one of this person's resumes says, beside what their profile says; changes nothing",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: resumeReading,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

const onePage = z.object({ id: z.string().max(100), page: z.string().regex(/^[1-9]\d?$/) });

export const readResumePages = route({
  method: "GET",
  path: "/rest/resumes/{id}/pages",
  summary: "Where the lines of one of this person's resumes stand on its pages",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: resumePages,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "uploading",
});

export const linkToResumePage = route({
  method: "GET",
  path: "/rest/resumes/{id}/pages/{page}/link",
  summary: "A link to the picture of a page of one of this person's resumes, for five minutes",
  gate: "own-record",
  params: onePage,
  status: 200,
  answer: z.object({ url: z.string().describe("Path and query.") }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const drawResumePage = route({
  method: "GET",
  path: "/rest/resumes/{id}/pages/{page}/picture",
  summary: "The picture of a page of one of this person's resumes, as WebP",
  gate: "link",
  params: onePage,
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "uploading",
});

/** The profile's own calls save what is accepted. */
export const settleReading = route({
  method: "POST",
  path: "/rest/resumes/{id}/reading",
  summary: "Remember that values read from a resume were accepted or dropped; unknown keys are ignored",
  gate: "own-record",
  params: z.object({ id: z.string().max(100) }),
  body: settleBody,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

const made = z.object({ format: z.enum(madeFormats) });

export const linkToMadeResume = route({
  method: "GET",
  path: "/rest/profile/resume/{format}/link",
  summary: "A link that opens a resume made from this person's profile for as long as they are signed in",
  gate: "session",
  params: made,
  status: 200,
  answer: z.object({ url: z.string().describe("Path and query.") }),
  problems: ["unauthorized", "text-undrawable"],
  limit: "session",
});

export const downloadMadeResume = route({
  method: "GET",
  path: "/rest/profile/resume/{format}",
  summary:
    "A resume made from this person's profile: PDF, DOCX, JSON Resume 1.0.0 or a Candidate in HR Open 4.2, or its contact as a vCard",
  gate: "link",
  params: made,
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found", "text-undrawable"],
  limit: "session",
});
