import { z } from "zod";
import { route } from "../route.ts";
import { ownResume, resumeChange } from "./shapes.ts";

export const uploadResume = route({
  method: "POST",
  path: "/rest/resumes",
  summary: "Upload a resume: PDF, DOCX, ODT or TXT of at most 10 MB, as the multipart field `file`",
  gate: "session",
  upload: true,
  status: 201,
  answer: ownResume,
  problems: ["unauthorized", "file-unreadable", "file-locked", "storage-full"],
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
