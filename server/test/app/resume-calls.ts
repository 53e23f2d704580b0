import type { Links } from "../harness/a-cast.ts";
import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const key = "k".repeat(43);

const anAnswer = {
  params: { jobId: "999999", questionId: "none" },
  draft: true,
  told: "job-not-found",
} as const;

/** One call of each route of a person's own files. */
export const resumeCalls = {
  uploadLinkedIn: () => ({ told: "unsupported-media-type" }),
  uploadResumeData: () => ({ told: "unsupported-media-type" }),
  uploadResume: () => ({ told: "unsupported-media-type" }),
  startUpload: () => ({ body: { fileName: "resume.txt", bytes: 1 } }),
  readUpload: () => ({ params: { key }, told: "not-found" }),
  uploadPart: () => ({ params: { key, number: "1" }, told: "not-found" }),
  keepUpload: () => ({ body: { key }, told: "not-found" }),
  listResumes: () => ({}),
  downloadResume: ({ resume }, { download }) => ({ params: { id: resume }, query: { token: download } }),
  changeResume: ({ resume }) => ({ params: { id: resume }, body: {} }),
  readResume: ({ resume }) => ({ params: { id: resume } }),
  readResumePages: ({ resume }) => ({ params: { id: resume } }),
  linkToResumePage: ({ resume }) => ({ params: { id: resume, page: "1" } }),
  drawResumePage: ({ resume }, { download }) => ({
    params: { id: resume, page: "1" },
    query: { token: download },
    told: "not-found",
  }),
  settleReading: ({ resume }) => ({ params: { id: resume }, body: { keys: ["phone"] } }),
  linkToMadeResume: () => ({ params: { format: "pdf" } }),
  uploadAnswerFile: () => ({ ...anAnswer, told: "unsupported-media-type" }),
  dropAnswerFile: () => anAnswer,
  downloadAnswerFile: ({ application }, { file }) => ({
    params: { id: application, file: "999999" },
    query: { token: file },
    told: "not-found",
  }),
  downloadMadeResume: (_own, { download }) => ({ params: { format: "json" }, query: { token: download } }),
  linkToResume: ({ resume }) => ({ params: { id: resume } }),
  inactivateResume: ({ resume }) => ({ params: { id: resume } }),
} satisfies Readonly<Record<string, (of: Belongings, links: Links) => Call>>;
