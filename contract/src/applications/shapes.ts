import { z } from "zod";
import { givenAnswers, statedAnswer } from "../answers/shapes.ts";
import { charity } from "../charities/shapes.ts";
import { idText, instant, lineOf, missingIs } from "../formats.ts";
import { limits } from "../limits.ts";
import { readParts } from "../resumes/reading.ts";
import { applicationStatuses, blindStages, hasWebsite, invitationReplies } from "../values.ts";
import { decisionDue } from "./decision-due.ts";
import { invitation, meeting, met } from "./meetings.ts";

export const status = z.enum(applicationStatuses);

/** One entry of an application's timeline; both sides see the same text. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum([
    "submitted",
    "viewed",
    "edited",
    "contact-shared",
    "contact-hidden",
    "moved",
    "promised",
    "reminded",
    "unanswered",
    "withdrawn",
    "migrated",
    "replied",
    "rescheduled",
    "canceled",
    "missed",
    "contested",
    "message",
  ]),
  actor: z.object({
    kind: z.enum(["seeker", "pro", "software"]),
    name: z.string().optional().describe("The person's name; absent for the software."),
  }),
  status: status.optional().describe("The stage that the application moved to."),
  answerBy: instant.optional().describe("The date that was promised with this entry."),
  reason: z.string().optional().describe("The reason for a refusal, as text."),
  note: z.string().optional(),
  late: z.boolean().optional().describe("An answer that came after the promised date."),
  before: z
    .object({
      elevatorPitch: z.string().optional(),
      resume: z.string().optional().describe("The file's name."),
    })
    .optional()
    .describe("What an edit replaced."),
  meeting: meeting.optional(),
  reply: z.enum(invitationReplies).optional().describe("The seeker's reply to an invitation."),
  time: instant.optional().describe("The time that a reply picks or proposes."),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

export const applicationJob = z.object({
  id: idText,
  title: z.string(),
  organization: z.object({ id: idText, name: z.string(), slug: z.string() }),
  status: z.enum(["open", "closed"]),
  withheldAt: instant.optional().describe("When the operator took it down after a report."),
  hosted: z.boolean().describe("Whether its organization answers applications here."),
});

/** E-21. */
export const application = z.object({
  id: idText,
  jobId: idText,
  job: applicationJob,
  status,
  answerBy: instant.optional().describe("Absent while the organization is unclaimed."),
  answeredAt: instant.optional().describe("The organization's first answer."),
  created: instant,
  modified: instant.describe("When it last changed."),
  viewed: instant.optional().describe("When its owner last looked at it."),
});

export type Application = z.infer<typeof application>;

export const applicationDetails = application.extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  contactShared: z
    .boolean()
    .describe("Whether the organization sees the address and the phone number; they are blacked out before."),
  blindUntil: z
    .enum(blindStages)
    .optional()
    .describe(
      "The organization reads it without name, contact, and schools until this stage; absent if it sees them.",
    ),
  elevatorPitch: z.string(),
  answers: z.array(statedAnswer).optional().describe("Answers to the posting's questions, in their order."),
  resume: z
    .object({
      id: idText,
      fileName: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      text: z.string().describe("The text read from the file."),
      reading: readParts.describe("What rules read in that text."),
    })
    .optional(),
  resumeUrl: z
    .string()
    .optional()
    .describe("A path on this instance that opens the file for the reader of this answer."),
  charity: charity.optional(),
  invitation: invitation.optional().describe("Only while the application is at the interview stage."),
  met: met.optional().describe("The latest meeting whose time has come."),
  decisionDue: decisionDue
    .optional()
    .describe(
      "By when a decision is due after an interview; absent once there is one, or if none was promised.",
    ),
  pro: z
    .object({ name: z.string(), slug: z.string() })
    .optional()
    .describe("The Pro who hosts the job; without one, the organization answers."),
  posting: z
    .object({ title: z.string(), organization: z.string(), description: z.string() })
    .describe("What the posting said at the time of the application; sanitized HTML."),
  timeline: z.array(timelineEntry).describe("Oldest first."),
  hasReceipt: z.boolean().describe("Applications that are older than receipts have none."),
  muted: z.boolean().optional().describe("Whether its owner gets no mails about it; only the owner is told."),
  withdrawalTold: z
    .boolean()
    .optional()
    .describe("Only if withdrawn: whether the organization had a Pro to tell."),
});

export type ApplicationDetails = z.infer<typeof applicationDetails>;

/** An interview that hasn't taken place yet, for the person who applied. */
export const meetingAhead = z.object({
  id: idText.describe("The application's number."),
  job: applicationJob,
  meeting: meeting.describe(
    "Those that are offered, if none is agreed on yet, without times that have passed.",
  ),
  agreed: z.boolean().describe("Whether both sides want the meeting."),
  calendarUrl: z
    .string()
    .optional()
    .describe("As in an invitation; absent while there are several times to pick from."),
});

export type MeetingAhead = z.infer<typeof meetingAhead>;

function nameOf(ifMissing: "validation.firstNameRequired" | "validation.lastNameRequired") {
  return lineOf(limits.nameCharacters, ifMissing).refine((text) => !hasWebsite(text), {
    params: { key: "validation.nameIsAddress" },
  });
}

export const applicationBody = z.object({
  resumeId: z
    .string()
    .max(20)
    .optional()
    .describe("If absent, the newest active resume. Refused without any."),
  elevatorPitch: z.string(missingIs("validation.elevatorPitchRequired")).max(limits.pitchCharacters),
  firstName: nameOf("validation.firstNameRequired"),
  lastName: nameOf("validation.lastNameRequired"),
  phone: lineOf(50, "validation.phoneRequired"),
  postalCode: lineOf(20, "validation.postalCodeRequired"),
  charityId: z.string().max(50).optional(),
  shareContact: z
    .boolean()
    .optional()
    .describe(
      "Whether the organization sees the address and the phone number at once. If absent, they are hidden.",
    ),
  answers: givenAnswers.optional().describe("Answers to the posting's questions. Others are ignored."),
  toEmployer: z
    .boolean()
    .optional()
    .describe("Required to be true where the organization is an employer that the person keeps away."),
});

export type ApplicationBody = z.infer<typeof applicationBody>;
