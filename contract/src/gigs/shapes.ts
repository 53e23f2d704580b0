import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { firstName, lastName } from "../session/shapes.ts";
import { gigBudgets, gigProposalStates, hasWords } from "../values.ts";
import { mostDollars } from "./budget.ts";

const budgetKind = z.enum(gigBudgets).describe("What the dollars are for: an hour, or the whole project.");
const dollars = (key: string) =>
  z
    .int({ error: ({ code }) => (code === "invalid_type" ? key : undefined) })
    .min(1)
    .max(limits.gigDollarsAProject)
    .describe("In whole US dollars.");

/** E-22: what a gig pays, in whole US dollars. */
export const gigBudget = z
  .object({
    kind: budgetKind,
    from: dollars("validation.lowestDollars"),
    to: dollars("validation.highestDollars"),
  })
  .refine(({ kind, to }) => to <= mostDollars(kind), {
    path: ["to"],
    params: { key: "validation.outOfRange" },
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], params: { key: "validation.gigBudgetOrder" } });

export type GigBudgetRange = z.infer<typeof gigBudget>;

const skill = lineOf(limits.nameCharacters)
  .trim()
  .refine(hasWords, { params: { key: "validation.value" } });

/** What an organization says about a gig. */
export const gigFields = z.object({
  title: lineOf(limits.postingTitleCharacters)
    .trim()
    .refine(hasWords, { params: { key: "validation.gigTitleRequired" } }),
  description: z
    .string()
    .trim()
    .max(limits.gigCharacters)
    .refine(hasWords, { params: { key: "validation.gigDescriptionRequired" } })
    .describe("Plain text."),
  budget: gigBudget,
  place: lineOf(limits.gigPlaceCharacters).trim().default("").describe("Empty if it is remote."),
  skills: z.array(skill).max(limits.gigSkills).default([]),
  answerBusinessDays: z
    .int({ error: "validation.gigAnswerDays" })
    .min(1, { error: "validation.gigAnswerDays" })
    .max(limits.mostAnswerBusinessDays, { error: "validation.gigAnswerDays" })
    .default(limits.answerBusinessDays)
    .describe("Business days within which it answers a proposal."),
});

export type GigFields = z.output<typeof gigFields>;

const organization = z.object({ id: idText, name: z.string(), slug: z.string() });

/** A gig in a list. */
export const gigEntry = z.object({
  id: idText,
  title: z.string(),
  summary: z.string().describe("How its description begins."),
  budget: gigBudget,
  place: z.string().optional().describe("Absent if it is remote."),
  skills: z.array(z.string()),
  answerBusinessDays: z.int().describe("Business days within which a proposal is answered."),
  organization,
  posted: instant,
  closedAt: instant.optional().describe("Absent while it takes proposals."),
});

export type GigEntry = z.infer<typeof gigEntry>;

/** A gig as everybody reads it. */
export const gig = gigEntry.omit({ summary: true }).extend({ description: z.string() });

export type Gig = z.infer<typeof gig>;

export const gigFilters = z.object({
  words: z
    .string()
    .trim()
    .max(limits.filterWordsCharacters)
    .default("")
    .describe("All of them are in its title, description or skills."),
  budget: budgetKind.optional(),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("How many to skip."),
});

export type GigFilters = z.output<typeof gigFilters>;

export const gigPage = z.object({
  gigs: z.array(gigEntry).describe("Newest first."),
  total: z.int().describe("How many match in all."),
});

/** What a freelancer sends, in the order of the form: faults are listed in it. */
export const newGigProposal = z.object({
  amount: dollars("validation.wholeDollars").describe("For an hour or the project, as the gig's budget is."),
  message: z
    .string()
    .trim()
    .max(limits.messageCharacters)
    .refine(hasWords, { params: { key: "validation.gigMessageRequired" } }),
  firstName,
  lastName,
});

export type NewGigProposal = z.output<typeof newGigProposal>;

const proposal = z.object({
  id: idText,
  budget: budgetKind,
  amount: z.int().describe("In whole US dollars, for an hour or the project, as the gig's budget is."),
  message: z.string(),
  state: z.enum(gigProposalStates),
  sent: instant,
  answerBy: instant,
  endedAt: instant.optional().describe("When it was answered or withdrawn."),
  note: z.string().optional().describe("What the organization wrote with its answer."),
});

/** A proposal as its freelancer sees it. */
export const ownGigProposal = proposal.extend({
  gig: z.object({ id: idText, title: z.string(), isOpen: z.boolean() }),
  organization,
  contact: z.string().optional().describe("The email address of whoever accepted it."),
});

export type OwnGigProposal = z.infer<typeof ownGigProposal>;

/** The caller's relation to a gig. */
export const gigStanding = z.object({
  proposal: ownGigProposal.optional().describe("What they sent."),
  obstacle: z
    .enum(["gig-closed", "own-gig", "organization-blocked"])
    .optional()
    .describe("The problem that a proposal would meet."),
});

export type GigStanding = z.infer<typeof gigStanding>;

/** A proposal as the gig's organization sees it. */
export const receivedGigProposal = proposal.extend({
  name: z.string(),
  email: z.string().optional().describe("Only once it is accepted; blacked out in the message until then."),
});

export type ReceivedGigProposal = z.infer<typeof receivedGigProposal>;

/** A gig in the list of its organization. */
export const organizationGig = gigEntry.extend({
  waiting: z.int().describe("Proposals that wait for an answer, in time or late."),
  nextAnswerBy: instant.optional().describe("When the next answer is due; absent if none is."),
});

export type OrganizationGig = z.infer<typeof organizationGig>;

export const organizationGigDetails = z.object({
  gig,
  proposals: z
    .array(receivedGigProposal)
    .describe("Those that wait first, by date. Withdrawn ones aren't there."),
  mayAnswer: z.boolean().describe("Whether the caller answers for its organization."),
});

export const gigAnswer = z.object({
  answer: z.enum(["accepted", "declined"]),
  note: z.string().trim().max(limits.noteCharacters).default(""),
});

export type GigAnswer = z.output<typeof gigAnswer>;
