import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { signalNames } from "../signals/names.ts";
import { appeal, dueFigures, newReport, report, verdict } from "./shapes.ts";

const id = z.object({ id: z.string().max(20) });

export const reportPosting = route({
  method: "POST",
  path: "/rest/jobs/{id}/reports",
  summary: "Report a posting to the operator, who answers by the date",
  gate: "anyone",
  params: id,
  body: newReport,
  status: 201,
  answer: z.object({ answerBy: instant }),
  problems: ["job-not-found"],
  limit: "reports",
});

export const listReports = route({
  method: "GET",
  path: "/rest/admin/reports",
  summary:
    "Reports of postings and appeals against signals: those that are owed an answer first, oldest first",
  gate: "administrator",
  status: 200,
  answer: z.object({
    reports: z.array(report),
    appeals: z.array(appeal),
    reportsDue: dueFigures,
    appealsDue: dueFigures,
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const answerReport = route({
  method: "POST",
  path: "/rest/admin/reports/{id}/answer",
  summary: "Answer a report, once; an upheld one takes its posting off",
  gate: "administrator",
  params: id,
  body: verdict,
  status: 204,
  problems: ["unauthorized", "not-found", "already-answered"],
  limit: "writing",
});

export const answerAppeal = route({
  method: "POST",
  path: "/rest/admin/appeals/{id}/answer",
  summary: "Answer an appeal, once; an upheld one hides the signal as long as its evidence stays the same",
  gate: "administrator",
  params: id,
  body: verdict,
  status: 204,
  problems: ["unauthorized", "not-found", "already-answered"],
  limit: "writing",
});

export const allowPosting = route({
  method: "DELETE",
  path: "/rest/admin/postings/{id}/withholding",
  summary: "Let a posting that was taken off be published again",
  gate: "administrator",
  params: id,
  status: 204,
  problems: ["unauthorized", "job-not-found"],
  limit: "writing",
});

export const appealSignal = route({
  method: "POST",
  path: "/rest/organization/postings/{id}/appeals",
  summary: "Object to a signal of a posting; an administrator answers by the date",
  gate: "pro-record",
  params: id,
  body: z.object({
    signal: z.enum(signalNames),
    words: z.string().trim().min(1, { error: "validation.appealWordsRequired" }).max(limits.noteCharacters),
  }),
  status: 201,
  answer: z.object({ id: idText, answerBy: instant }),
  problems: ["unauthorized", "job-not-found", "no-such-signal"],
  limit: "writing",
});

export const listAppeals = route({
  method: "GET",
  path: "/rest/organization/postings/{id}/appeals",
  summary: "An organization's objections to the signals of a posting, newest first",
  gate: "member-record",
  params: id,
  status: 200,
  answer: z.object({ appeals: z.array(appeal) }),
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});
