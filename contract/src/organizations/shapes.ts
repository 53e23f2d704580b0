import { z } from "zod";
import { application, applicationDetails } from "../applications/shapes.ts";
import { idText, instant } from "../formats.ts";

export const organizationJob = z.object({
  id: idText,
  title: z.string(),
  organization: z.object({ id: idText, name: z.string() }),
  status: z.enum(["open", "closed"]),
  postedAt: instant,
  applications: z.int(),
  waiting: z.int().describe("Applications that wait for an answer."),
  nextAnswerBy: instant.optional().describe("The earliest date by which one of them must be answered."),
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
  .extend({ firstName: z.string(), lastName: z.string() });

export type OrganizationApplication = z.infer<typeof organizationApplication>;

/** What a Pro sees is what the applicant was shown before sending. */
export const organizationApplicationDetails = applicationDetails.omit({ viewed: true });

export type OrganizationApplicationDetails = z.infer<typeof organizationApplicationDetails>;

/** How an organization kept its promises in the last 90 days; can be recomputed from the event log. */
export const responsiveness = z.object({
  n: z.int().describe("Applications whose answer was given or due."),
  answeredInTime: z.int().describe("Of those, how many were answered by the promised date."),
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

/** What became of the answers that were given or due on one day. */
export const answerDay = z.object({
  date: z.iso.date().describe("In UTC, in which promised dates are counted."),
  inTime: z.int(),
  late: z.int(),
  missed: z.int(),
});

export type AnswerDay = z.infer<typeof answerDay>;

/** Answers promised for one week: `due` is the sum of the other three. */
export const dueWeek = z.object({
  from: z.iso.date().describe("A Monday, in UTC."),
  through: z.iso.date().describe("The Friday after it: promised dates are business days."),
  due: z.int(),
  answered: z.int(),
  missed: z.int(),
  open: z.int(),
});

export type DueWeek = z.infer<typeof dueWeek>;
