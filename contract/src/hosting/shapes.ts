import { z } from "zod";
import { writtenQuestion } from "../answers/shapes.ts";
import { address, idText, instant, lineOf } from "../formats.ts";
import { jobDetails } from "../jobs/shapes.ts";
import { limits } from "../limits.ts";
import { postingSignal } from "../signals/shapes.ts";
import { jobTypes, payUnits, remoteKinds } from "../values.ts";
import { closingReasons, postingLives, postingMoves } from "./life.ts";

/** One of the choices, or none yet. */
function chosen<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(["", ...values]).default("");
}

const line = (characters: number) => lineOf(characters).default("");
const text = (characters: number) => z.string().max(characters).default("");

/** What an organization says about a posting, as typed: it is saved even if it is unfinished or wrong. */
export const postingFields = z.object({
  title: line(limits.postingTitleCharacters),
  description: text(limits.postingCharacters).describe("HTML or plain text; it is sanitized."),
  places: text(2000).describe('One per line: "Austin, TX".'),
  remoteKind: chosen(remoteKinds.filter((kind) => kind !== "unknown") as ["remote", "hybrid", "onsite"]),
  remoteWithin: line(500).describe("Countries and states one may work from, separated by semicolons."),
  daysOnSite: line(3).describe("A week."),
  overlapFrom: line(5).describe("When everybody works at the same time, as HH:MM."),
  overlapTo: line(5),
  overlapZone: line(50).describe("The time zone of these hours, as the IANA names it."),
  travelShare: line(4).describe("Percent of the work time."),
  equipment: chosen(["provided", "allowance", "own"]),
  payMin: line(20),
  payMax: line(20),
  payUnit: chosen(payUnits),
  payCurrency: line(3).describe("ISO 4217."),
  payExtra: line(300).describe("Commission, bonus and the like: never part of the range."),
  benefits: text(2000),
  jobType: chosen(jobTypes),
  schedule: chosen(["full", "part"]),
  hoursPerWeek: line(5),
  mustHave: text(3000).describe('One per line, with years where they count: "SQL, 3 years".'),
  niceToHave: text(3000),
  answerBusinessDays: line(3),
  validThrough: line(10).describe("The last day it takes applications, as YYYY-MM-DD."),
  openings: line(4),
  searchDescription: line(limits.searchDescriptionCharacters).describe(
    "What search engines show below its title; absent means what it states.",
  ),
  cardTitle: line(limits.cardTitleCharacters).describe("The title on its social card, in place of its own."),
  cardText: line(limits.cardTextCharacters),
  resume: chosen(["optional"]).describe("Whether an application may come without a resume."),
  questions: z
    .array(writtenQuestion)
    .max(limits.questions)
    .default([])
    .describe("The questions, in the order they are asked."),
});

export type PostingFields = z.infer<typeof postingFields>;
export type PostingField = keyof PostingFields;
/** A field that is one text. */
export type PostingTextField = Exclude<PostingField, "questions">;

/** Why a posting can't be published as it is. */
export const postingFault = z.object({
  field: z.string(),
  text: z.string(),
  sentence: z.string().optional().describe("The words of the posting that it is about."),
  source: z
    .object({ name: z.string(), url: z.string(), unread: z.boolean() })
    .optional()
    .describe("The law that asks it; unread if its text could not be read again when the rule was written."),
});

export type PostingFault = z.infer<typeof postingFault>;

export const changedField = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});

/** One entry of a posting's public log. */
export const postingChange = z.object({
  at: instant,
  kind: z.string(),
  text: z.string(),
  actor: z.enum(["organization", "operator", "clock", "source"]),
  fields: z.array(changedField),
});

export type PostingChange = z.infer<typeof postingChange>;

/** Another posting of the same role by the same organization. */
export const chainedPosting = z.object({
  id: idText,
  title: z.string(),
  closedAt: instant.optional().describe("Absent while it is not closed."),
});

export type ChainedPosting = z.infer<typeof chainedPosting>;

/** A value read from a pasted text, or found at the source. */
export const proposedValue = z.object({
  field: z.string(),
  value: z.string(),
  shown: z.string().describe("The value in words."),
  sentence: z.string().describe("The sentence that says so."),
});

export type ProposedValue = z.infer<typeof proposedValue>;

/** A posting as its organization edits it. */
export const hostedPosting = z.object({
  id: idText,
  version: z.int().describe("The version of its form; a save names the one that it saw."),
  savedAt: instant,
  life: z.enum(postingLives),
  organization: z.object({ id: idText, name: z.string(), slug: z.string() }),
  client: z
    .object({ name: z.string(), isConfirmed: z.boolean().describe("Seekers read it.") })
    .optional()
    .describe("Whom it is posted for; absent where that is its own organization."),
  fields: postingFields,
  moves: z.array(z.enum(postingMoves)).describe("The moves that are possible now."),
  isWithheld: z.boolean().describe("Whether the operator took it off."),
  former: idText.optional().describe("The posting that it repeats."),
  publishedAt: instant.optional(),
  confirmBy: instant.optional().describe("It is paused then, unless it is confirmed before."),
  applications: z.int(),
  faults: z.array(postingFault).describe("Why it can't be published; empty if it can."),
  signals: z.array(postingSignal).describe("What seekers are told about it."),
  changes: z.array(postingChange).describe("Newest first."),
  sourceSays: z
    .array(proposedValue)
    .describe(
      "What its source says otherwise; `sentence` is what stands here. Empty if it was written here.",
    ),
});

export type HostedPosting = z.infer<typeof hostedPosting>;

/** An imported posting that its organization has not confirmed. */
export const importedPosting = z.object({
  id: idText,
  title: z.string(),
  source: z.string().describe("Where it came from."),
  places: z.array(address),
  faults: z.array(postingFault).describe("Why it can't be confirmed as it is; empty if it can."),
});

export type ImportedPosting = z.infer<typeof importedPosting>;

/** What would be published; nothing is saved. */
export const checkedPosting = z.object({
  faults: z.array(postingFault),
  signals: z.array(postingSignal),
  job: jobDetails.describe("The posting as seekers would see it."),
});

export const moveBody = z.object({
  move: z.enum(postingMoves),
  version: z.int().describe("The version that the caller saw."),
  reason: z.enum(closingReasons).optional().describe("Why it was paused or closed; seekers read it."),
});

export type MoveBody = z.infer<typeof moveBody>;

/** For all published postings of an organization; closing also takes paused ones. */
export const moveAllBody = moveBody.pick({ reason: true }).extend({
  move: z.enum(["pause", "close"]),
  count: z.int().optional().describe("How many the caller expects: any other number is refused."),
});

export type MoveAllBody = z.infer<typeof moveAllBody>;
