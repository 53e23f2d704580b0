import { z } from "zod";
import { application, applicationDetails } from "../applications/shapes.ts";
import { address, idText, instant } from "../formats.ts";

export const organizationJob = z.object({
  id: idText,
  title: z.string(),
  organization: z.object({ id: idText, name: z.string() }),
  address: address.describe("The first of its places, as far as it states one."),
  status: z.enum(["open", "closed"]),
  postedAt: instant,
  applications: z.int(),
  waiting: z.int().describe("Applications that wait for an answer."),
  nextAnswerBy: instant.optional().describe("The earliest date by which one of them must be answered."),
  nextSent: instant.optional().describe("When the one to answer by then was sent."),
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
  medianDays: z
    .number()
    .optional()
    .describe("From an application to its first answer; absent without answers."),
  since: instant,
});

export type Responsiveness = z.infer<typeof responsiveness>;
