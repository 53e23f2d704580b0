import { z } from "zod";
import { address, idText, instant } from "../formats.ts";
import { logo, organizationDetails } from "../organizations/details-shapes.ts";
import { responsiveness } from "../organizations/shapes.ts";
import { hiddenKinds, industries, jobTypes, payUnits, remoteKinds, seniorities } from "../values.ts";
import { factNames } from "./facts.ts";

const organization = z.object({ id: idText, name: z.string(), slug: z.string() });

const position = z.object({ latitude: z.number(), longitude: z.number() });

const remote = z.object({
  kind: z.enum(remoteKinds),
  within: z
    .array(z.string())
    .optional()
    .describe("Countries or states one may work from, where the source says so."),
});

const ownMarks = z
  .object({
    seen: z.literal(true).optional().describe("They opened it."),
    applied: z.literal(true).optional().describe("They applied, here or elsewhere."),
    application: idText
      .optional()
      .describe("The number of the application they made here, withdrawn or not: they make only one."),
    hidden: z
      .object({ id: idText.describe("The id of what they hid."), kind: z.enum(hiddenKinds) })
      .optional()
      .describe("They hid it, or its organization: lists leave it out."),
  })
  .describe("What the caller did with it; absent for strangers.");

export type OwnMarks = z.infer<typeof ownMarks>;

export const jobDocument = z.object({
  id: idText,
  title: z.string(),
  organization,
  client: z
    .object({ name: z.string(), slug: z.string() })
    .optional()
    .describe("The organization that it is posted for, which confirms it; its own organization answers."),
  recruiter: z.string().optional(),
  compensation: z.string().optional().describe("Free text, as the posting states its pay."),
  compensationMin: z
    .number()
    .optional()
    .describe("In units of its currency, such as dollars, for its unit of time."),
  compensationMax: z
    .number()
    .optional()
    .describe("In units of its currency, such as dollars, for its unit of time."),
  compensationType: z.enum(payUnits).optional().describe("The unit of time of the two amounts."),
  compensationCurrency: z.string().optional().describe("By ISO 4217; absent where the source states none."),
  address,
  location: position.optional(),
  jobType: z.enum(jobTypes).optional(),
  industry: z.enum(industries).optional(),
  skills: z.array(z.string()),
  remote,
  postedAt: instant.describe("The date that its source states."),
  firstSeenAt: instant.describe(
    "When we first saw it, or its first date of publication: its age counts from then.",
  ),
  confirmedAt: instant.optional().describe("When its organization last confirmed it."),
  source: z.object({ name: z.string(), url: z.string() }).optional(),
  snippet: z.string().optional(),
  responsiveness: responsiveness.optional().describe("How its organization answers; absent below five."),
  answerBusinessDays: z
    .int()
    .optional()
    .describe(
      "Business days within which its organization promises an answer; absent while nobody answers for it.",
    ),
  clusterSize: z.int().optional().describe("How many postings are the same job, itself included."),
  own: ownMarks.optional(),
});

export type JobDocument = z.infer<typeof jobDocument>;

/** How two postings agree that advertise one job. */
export const copyEvidence = [
  "same-address",
  "same-words",
  "like-words",
  "same-statements",
  // They agree with a third one, but not with each other.
  "another-copy",
] as const;

export const jobDetails = jobDocument.extend({
  organization: organization.extend({
    site: z.string().optional(),
    logo,
    blindUntil: organizationDetails.shape.blindUntil,
  }),
  status: z.enum(["open", "closed"]),
  head: z
    .object({
      description: z.string().optional().describe("What search engines show."),
      cardTitle: z.string().optional(),
      cardText: z.string().optional(),
    })
    .optional()
    .describe("What its organization has other sites say of it, in its own words."),
  life: z
    .enum(["published", "paused", "closed", "expired"])
    .optional()
    .describe("Stated for postings written here; absent for imported ones."),
  description: z.string().describe("Sanitized HTML; may be empty."),
  places: z.array(address.extend(position.partial().shape)),
  languages: z.array(z.string()),
  stated: z
    .array(
      z.object({
        field: z.enum(factNames),
        label: z.string(),
        values: z.array(z.object({ value: z.string(), label: z.string() })),
        sentence: z
          .string()
          .optional()
          .describe("The sentence of its text that says so; absent if its source does."),
      }),
    )
    .describe("What it says about the work and what it takes; without values, it says nothing."),
  seniority: z.enum(seniorities).optional(),
  closesAt: instant.optional(),
  closedAt: instant.optional(),
  withheldAt: instant
    .optional()
    .describe("When the operator took it down after a report: it then states neither text, pay nor source."),
  hosted: z
    .boolean()
    .describe("Whether its organization answers for it here; an imported posting waits for its claim."),
  pro: z.object({ name: z.string(), title: z.string(), slug: z.string() }).optional(),
  alsoAt: z
    .array(
      z.object({
        id: idText,
        organization,
        source: z.string().optional().describe("Absent for a posting written here."),
        firstSeenAt: instant,
        evidence: z.enum(copyEvidence).describe("What tells that it is a copy of this posting."),
      }),
    )
    .describe("The other members of its cluster."),
});

export type StatedFact = JobDetails["stated"][number];

export type JobDetails = z.infer<typeof jobDetails>;

/** M-22: whether somebody can do a posting's work from a place, and what says so. */
export const eligibility = z.object({
  place: z.string().describe("The place as understood, or as typed if it is unknown."),
  answer: z.enum(["yes", "no", "unsaid", "unknown-place"]),
  sentence: z.string().optional().describe("The posting's own words that say so."),
  structure: z
    .enum(["within", "places"])
    .optional()
    .describe("Its list of countries and states, or the places of work, where these say so."),
});

export type Eligibility = z.infer<typeof eligibility>;
