import { z } from "zod";
import { answerFile, statedAnswer } from "../answers/shapes.ts";
import { meeting } from "../applications/meetings.ts";
import { application, applicationDetails } from "../applications/shapes.ts";
import { address, idText, instant } from "../formats.ts";
import { postingLives } from "../hosting/life.ts";
import { limits } from "../limits.ts";
import { problemDocument } from "../problems.ts";
import { decisionStages } from "../values.ts";

export const organizationJob = z.object({
  id: idText,
  title: z.string(),
  organization: z.object({ id: idText, name: z.string() }),
  address: address.describe("The first of its places, as far as it states one."),
  status: z.enum(["open", "closed"]),
  life: z.enum(postingLives).optional().describe("Of a posting that is written here."),
  postedAt: instant,
  applications: z.int(),
  waiting: z
    .int()
    .describe(
      "Applications that wait for an answer, or for a decision that is due within two business days.",
    ),
  nextAnswerBy: instant.optional().describe("The earliest date by which one of them must be answered."),
  nextSent: instant
    .optional()
    .describe("When the one to answer by then was sent; absent if it waits for a decision."),
  mayAnswer: z.boolean().describe("The caller may change it and answer its applications; a reader may not."),
});

export type OrganizationJob = z.infer<typeof organizationJob>;

/** An application in its organization's list. */
export const organizationApplication = application
  .pick({
    id: true,
    jobId: true,
    status: true,
    answerBy: true,
    answeredAt: true,
    created: true,
    modified: true,
  })
  .extend({
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().describe("The posting's title."),
    pitchLine: z.string().describe("The beginning of the elevator pitch, on one line."),
    lastRole: z.string().optional().describe("The latest job in the resume; absent where it isn't clear."),
    tags: z.array(z.string()),
    assignee: z.string().optional().describe("The name of the colleague who answers it."),
    unread: z.boolean().describe("The caller has not opened it."),
    mayAnswer: z.boolean().describe("The caller may answer, tag and assign it; a reader may not."),
    blindUntil: applicationDetails.shape.blindUntil,
    decisionDue: applicationDetails.shape.decisionDue,
    musts: z
      .object({ met: z.int(), of: z.int() })
      .optional()
      .describe("From its match sheet; absent if it is older than match sheets."),
    compared: z
      .boolean()
      .describe("Whether an order by requirements can place it; otherwise it comes after those that it can."),
  });

export type OrganizationApplication = z.infer<typeof organizationApplication>;

/** The start of answering a list, one application after another. */
export const firstOpen = idText
  .optional()
  .describe("The first one without a mark that the caller may answer: among these, or else on another page.");

/** A Pro sees what the applicant was shown before sending. */
export const organizationApplicationDetails = applicationDetails.omit({ viewed: true }).extend({
  resume: applicationDetails.shape.resume
    .unwrap()
    .partial({ id: true, bytes: true, sha256: true })
    .optional()
    .describe("Without what equal files share, until it can be opened: that would show whose it is."),
  answers: z
    .array(statedAnswer.extend({ file: answerFile.partial({ bytes: true, sha256: true }).optional() }))
    .optional()
    .describe("Answers to the posting's questions, in their order."),
  email: z.string().optional().describe("Absent until the applicant agrees."),
  phone: z.string().optional().describe("Absent until the applicant agrees."),
  mayAnswer: organizationApplication.shape.mayAnswer,
  place: z
    .object({
      position: z.int().describe("Counted from 1."),
      total: z.int(),
      previous: idText.optional(),
      next: idText.optional(),
      nextOpen: idText
        .optional()
        .describe("The next one without a mark; after the last one, the first without a mark."),
    })
    .describe("Its place in the list that the call names, oldest promise first."),
});

export type OrganizationApplicationDetails = z.infer<typeof organizationApplicationDetails>;

/** How an organization kept its promises in the last 90 days; can be recomputed from the event log. */
export const responsiveness = z.object({
  n: z.int().describe("Applications whose answer was given or due."),
  answeredInTime: z.int().describe("How many of those were answered by the promised date."),
  late: z.int().describe("How many were answered after it."),
  missed: z.int().describe("How many have no answer although the date has passed; an answer makes it late."),
  medianBusinessDays: z
    .int()
    .optional()
    .describe(
      "Within how many business days half of them had an answer; absent while more than half have none.",
    ),
  since: instant,
});

export type Responsiveness = z.infer<typeof responsiveness>;

/** A Pro's decision about an application. */
export const decisionBody = z.object({
  stage: z.enum(decisionStages),
  reason: z.string().max(200).optional().describe("A code from the closed list, or the Pro's own words."),
  note: z
    .string()
    .max(limits.noteCharacters)
    .optional()
    .describe("Facts in double braces are filled in, as in a message template."),
  meeting: meeting.optional().describe("When and where to talk; only with an interview."),
});

export type DecisionBody = z.infer<typeof decisionBody>;

/** One of several decisions. Opening an application isn't one of them. */
export const decision = decisionBody.extend({
  applicationId: z.string().max(20),
  stage: z.enum(decisionStages).exclude(["viewed"]),
  asOf: instant
    .optional()
    .describe(
      "When the Pro read the application. The decision is refused if a colleague has answered since.",
    ),
});

export type Decision = z.infer<typeof decision>;

export const decisions = z.object({ decisions: z.array(decision).min(1).max(limits.decisionsAtOnce) });

/** The result of one of several decisions. */
export const decisionResult = z.object({
  applicationId: z.string(),
  problem: problemDocument
    .pick({ code: true, key: true, detail: true })
    .extend({ path: z.string().optional().describe("A JSON pointer to the faulty part of the decision.") })
    .optional()
    .describe("Why this one was refused; the others are not affected."),
});

export type DecisionResult = z.infer<typeof decisionResult>;

/** A Pro's decision that nobody else has heard of yet. */
export const heldDecision = decision.omit({ asOf: true }).extend({
  state: z
    .enum(["marked", "waiting", "failed"])
    .describe("Marked: a draft. Waiting: it leaves at `leaves`. Failed: it could not leave."),
  name: z.string().describe("The applicant's."),
  jobId: idText,
  title: z.string().describe("The posting's title."),
  made: instant.describe("When it was marked or sent."),
  expires: instant.optional().describe("When a mark is dropped."),
  leaves: instant.optional().describe("When a sent decision takes effect and is mailed."),
  sending: z.string().optional().describe("The sending that it waits in."),
  problem: problemDocument.pick({ code: true, key: true, detail: true }).optional(),
});

export type HeldDecision = z.infer<typeof heldDecision>;

/** What an applicant would read, word for word. */
export const preview = decisionResult.extend({
  name: z.string().optional(),
  subject: z.string().optional(),
  paragraphs: z.array(z.string()).optional(),
});

export type Preview = z.infer<typeof preview>;
/** What became of the answers that were given or due on one day. */
export const answerDay = z.object({
  date: z.iso.date().describe("A date in UTC, as promised dates are."),
  inTime: z.int(),
  late: z.int(),
  missed: z.int(),
});

export type AnswerDay = z.infer<typeof answerDay>;

/** Answers promised for one week. */
export const dueWeek = z.object({
  from: z.iso.date().describe("A Monday, in UTC."),
  through: z.iso.date().describe("The Friday after it: promised dates are business days."),
  due: z.int().describe("The sum of the other three."),
  answered: z.int(),
  missed: z.int(),
  open: z.int(),
});

export type DueWeek = z.infer<typeof dueWeek>;
