import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { resend } from "../session/shapes.ts";
import { invitationReplies } from "../values.ts";
import { earlierApplication } from "./earlier.ts";
import { absenceBody } from "./meetings.ts";
import { application, applicationBody, applicationDetails, meetingAhead, status } from "./shapes.ts";

const reference = z
  .string()
  .max(100)
  .describe(
    "From a mail about the application. It grants no access: it names an application and its account.",
  );

/** Only the reference in a mail can name another account's application; anything else gets 404. */
const problems = ["unauthorized", "not-found", "already-applied"] as const;

export const inspectMigration = route({
  method: "POST",
  path: "/rest/application-migrations/inspection",
  summary: "Which application a mail's reference could move to this account; nothing changes",
  gate: "own-identities",
  safe: true,
  body: z.object({
    reference,
    jobId: z.string().max(100).optional().describe("If given, the application must be to this posting."),
  }),
  status: 200,
  answer: z.object({
    id: idText,
    maskedEmail: z
      .string()
      .optional()
      .describe("The address of the account that has it; absent if that is the caller's own."),
  }),
  problems,
  limit: "session",
});

export const requestMigrationCode = route({
  method: "POST",
  path: "/rest/application-migrations/code",
  summary: "Mail a code to the account that has the application, which moves it to this one",
  gate: "own-identities",
  body: z.object({ reference, resend: resend.optional() }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }),
  problems: [...problems, "too-many-attempts"],
  limit: "signIn",
});

export const migrateApplication = route({
  method: "POST",
  path: "/rest/application-migrations",
  summary: "Move an application to this account by the mailed code; repeated, it stays here",
  gate: "own-identities",
  body: z.object({
    reference,
    code: z.string().trim().max(20).min(1, { error: "validation.emailCodeRequired" }),
  }),
  status: 200,
  answer: z.object({ id: idText }),
  problems,
  limit: "signIn",
});

const params = z.object({ id: z.string().max(100) });

export const listEarlierApplications = route({
  method: "GET",
  path: "/rest/jobs/{jobId}/earlier-applications",
  summary: "What this person already sent for the same role: to a copy, an agency's posting, or elsewhere",
  gate: "session",
  params: z.object({ jobId: z.string().max(100) }),
  status: 200,
  answer: z.object({ earlier: z.array(earlierApplication).describe("The latest first.") }),
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});

export const submitApplication = route({
  method: "POST",
  path: "/rest/jobs/{jobId}/applications",
  summary: "Apply to a posting, once",
  gate: "mailbox",
  params: z.object({ jobId: z.string().max(100) }),
  body: applicationBody,
  status: 201,
  answer: application,
  problems: [
    "unauthorized",
    "job-not-found",
    "job-closed",
    "organization-blocked",
    "employer-kept-away",
    "already-applied",
    "key-reused",
  ],
  limit: "applying",
  idempotent: true,
});

export const listApplications = route({
  method: "GET",
  path: "/rest/applications",
  summary: "This person's applications, newest first",
  gate: "session",
  query: z.object({ status: status.optional(), jobId: z.string().max(100).optional() }),
  status: 200,
  answer: z.object({
    applications: z.array(application),
    counts: z.partialRecord(status, z.int()).describe("The number of applications by status."),
  }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const listMeetings = route({
  method: "GET",
  path: "/rest/applications/meetings",
  summary: "This person's interviews to come, earliest first",
  gate: "session",
  status: 200,
  answer: z.object({ meetings: z.array(meetingAhead) }),
  problems: ["unauthorized"],
  limit: "session",
});

export const badgeInfo = route({
  method: "GET",
  path: "/rest/applications/badge-info",
  summary: "The number of applications, and what changed since they were last viewed",
  gate: "session",
  status: 200,
  answer: z.object({
    applications: z.int(),
    userJobs: z.array(
      z.object({
        jobId: idText,
        application: z.object({ modified: instant, viewed: instant.nullable() }),
      }),
    ),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export const readApplication = route({
  method: "GET",
  path: "/rest/applications/{id}",
  summary: "One of this person's applications",
  gate: "own-record",
  params,
  status: 200,
  answer: applicationDetails,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const editApplication = route({
  method: "PATCH",
  path: "/rest/applications/{id}",
  summary: "Change the elevator pitch or the resume, while nobody has answered",
  gate: "own-record",
  params,
  body: applicationBody.pick({ elevatorPitch: true, resumeId: true }).partial(),
  status: 200,
  answer: applicationDetails,
  problems: ["unauthorized", "not-found", "application-final"],
  limit: "session",
});

export const lookAtApplication = route({
  method: "POST",
  path: "/rest/applications/{id}/views",
  summary: "Mark an application as seen by its owner",
  gate: "own-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const withdrawApplication = route({
  method: "POST",
  path: "/rest/applications/{id}/withdrawal",
  summary: "Withdraw an application; repeated, it stays withdrawn",
  gate: "own-record",
  params,
  status: 200,
  answer: applicationDetails,
  problems: ["unauthorized", "not-found", "application-final"],
  limit: "session",
});

export const changeContact = route({
  method: "PUT",
  path: "/rest/applications/{id}/contact",
  summary: "Let the organization see the address and the phone number, or hide them again",
  gate: "own-record",
  params,
  body: z.object({ shared: z.boolean() }),
  status: 200,
  answer: applicationDetails,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const muteApplication = route({
  method: "PUT",
  path: "/rest/applications/{id}/mute",
  summary: "Stop mails, text messages and notifications about one application, or get them again",
  gate: "own-record",
  params,
  body: z.object({ muted: z.boolean() }),
  status: 200,
  answer: applicationDetails,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const replyToInvitation = route({
  method: "POST",
  path: "/rest/applications/{id}/replies",
  summary: "Reply to an invitation to an interview; accepting twice is the same as once",
  gate: "own-record",
  params,
  body: z.object({
    reply: z.enum(invitationReplies),
    at: instant.optional().describe("The time that is picked or proposed."),
    text: z
      .string()
      .max(limits.noteCharacters)
      .optional()
      .describe("Required unless it accepts, declines, or proposes a time."),
  }),
  status: 201,
  answer: applicationDetails,
  problems: [
    "unauthorized",
    "not-found",
    "no-invitation",
    "time-withdrawn",
    "time-taken",
    "too-many-replies",
    "key-reused",
  ],
  limit: "writing",
  idempotent: true,
});

export const stateAbsence = route({
  method: "POST",
  path: "/rest/applications/{id}/absences",
  summary: "Say that nobody came to an interview, or answer what the organization says; once each",
  gate: "own-record",
  params,
  body: absenceBody,
  status: 200,
  answer: applicationDetails,
  problems: ["unauthorized", "not-found", "not-met"],
  limit: "writing",
});

export const downloadInvitation = route({
  method: "GET",
  path: "/rest/applications/{id}/invitation.ics",
  summary: "The meeting of an invitation as a calendar file, by the link in the application's details",
  gate: "link",
  params,
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});

export const downloadAnswerFile = route({
  method: "GET",
  path: "/rest/applications/{id}/answer-files/{file}",
  summary: "A file that answers a question of the posting, by the link in the application's details",
  gate: "link",
  params: params.extend({ file: z.string().max(100) }),
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});
