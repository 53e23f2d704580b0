import { z } from "zod";
import { charity } from "../charities/shapes.ts";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { applicationStatuses } from "../values.ts";

export const status = z.enum(applicationStatuses);

/** One line of an application's timeline: the same words for both sides. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum([
    "submitted",
    "viewed",
    "edited",
    "moved",
    "promised",
    "reminded",
    "unanswered",
    "withdrawn",
    "migrated",
  ]),
  actor: z.object({
    kind: z.enum(["seeker", "pro", "software"]),
    name: z.string().optional().describe("Of the person; the software has none."),
  }),
  status: status.optional().describe("The stage that it came to."),
  answerBy: instant.optional().describe("The date that was promised with this entry."),
  reason: z.string().optional().describe("Of a refusal, in words."),
  note: z.string().optional(),
  late: z.boolean().optional().describe("An answer that came after the promised date."),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

export const applicationJob = z.object({
  id: idText,
  title: z.string(),
  organization: z.object({ id: idText, name: z.string() }),
  status: z.enum(["open", "closed"]),
  hosted: z.boolean().describe("Whether somebody answers for it here."),
});

/** E-21. */
export const application = z.object({
  id: idText,
  jobId: idText,
  job: applicationJob,
  status,
  answerBy: instant.optional().describe("Absent while the posting waits for its claim."),
  answeredAt: instant.optional().describe("The organization's first answer."),
  created: instant,
  modified: instant.describe("Of the last thing that happened to it."),
  viewed: instant.optional().describe("When its owner last looked at it."),
});

export type Application = z.infer<typeof application>;

export const applicationDetails = application.extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  elevatorPitch: z.string(),
  answers: z.record(z.string(), z.string()).optional(),
  resume: z
    .object({
      id: idText,
      fileName: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      text: z.string().describe("The words that were read in it."),
    })
    .optional(),
  resumeUrl: z
    .string()
    .optional()
    .describe("Opens the file, for whoever reads this; a path of this instance."),
  charity: charity.optional(),
  pro: z
    .object({ name: z.string(), slug: z.string() })
    .optional()
    .describe("Who hosts the job; the organization answers where there is none."),
  posting: z
    .object({ title: z.string(), organization: z.string(), description: z.string() })
    .describe("What the posting said when it was applied to; sanitised HTML."),
  timeline: z.array(timelineEntry).describe("Oldest first."),
  withdrawalTold: z
    .boolean()
    .optional()
    .describe("Of a withdrawn one: whether somebody answered for the organization then, and was told."),
});

export type ApplicationDetails = z.infer<typeof applicationDetails>;

const names = lineOf(limits.nameCharacters);

export const applicationBody = z.object({
  resumeId: z
    .string()
    .max(20)
    .optional()
    .describe("The newest active one if absent. Without any, nothing is sent."),
  elevatorPitch: z.string().max(limits.pitchCharacters),
  firstName: names,
  lastName: names,
  phone: lineOf(50),
  postalCode: lineOf(20),
  charityId: z.string().max(50).optional(),
  answers: z.record(z.string().max(200), z.string().max(2000)).optional(),
});

export type ApplicationBody = z.infer<typeof applicationBody>;
