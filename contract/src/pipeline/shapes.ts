import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { applicationFilters } from "../organizations/filters.ts";
import { hasWords } from "../values.ts";
import { feedbackVerdicts } from "./values.ts";

/** Filters that a member saves under a name. */
export const savedView = z.object({
  id: idText,
  name: z.string(),
  filters: applicationFilters,
  count: z.int().describe("How many applications it shows now."),
});

export type SavedView = z.infer<typeof savedView>;

export const viewName = lineOf(limits.tagCharacters)
  .trim()
  .refine(hasWords, { params: { key: "validation.viewNameRequired" } });

export const tagText = lineOf(limits.tagCharacters).trim().min(1, { error: "validation.tagRequired" });

/** A colleague who may answer. */
export const colleague = z.object({ id: idText.describe("The member's."), name: z.string() });

export type Colleague = z.infer<typeof colleague>;

/** What an organization's members note about an application for themselves. Its applicant never sees any of it. */
export const desk = z.object({
  tags: z.array(z.string()),
  assignee: colleague.optional(),
  colleagues: z.array(colleague).describe("Who may answer it, the caller among them."),
  notes: z
    .array(z.object({ id: idText, text: z.string(), author: z.string(), written: instant }))
    .describe("The latest first."),
});

export type Desk = z.infer<typeof desk>;

export const chosen = z.array(z.string().max(20)).min(1).max(limits.decisionsAtOnce);

/** A colleague's opinion of an applicant in one respect. */
export const feedbackLine = z.object({
  requirement: z
    .string()
    .max(2000)
    .describe("The requirement in the posting's words, as on the match sheet."),
  verdict: z.enum(feedbackVerdicts),
  words: lineOf(limits.feedbackCharacters).trim().default(""),
});

export type FeedbackLine = z.infer<typeof feedbackLine>;

const given = z.object({
  author: z.string(),
  own: z.boolean().describe("Whether it is the caller's."),
  given: instant,
  changed: instant.optional().describe("Its author could read the others' before they changed it."),
  lines: z.array(feedbackLine).describe("Empty: this colleague gives none."),
});

/** The members' opinions of an applicant, who never sees any of them. */
export const feedback = z.object({
  requirements: z.array(z.string()).describe("The requirements that feedback can be about."),
  mayGive: z.boolean().describe("Whether the caller's role lets them give feedback."),
  given: z
    .array(given)
    .describe("All colleagues' feedback, the earliest first; empty until the caller gives theirs."),
  withheld: z.int().describe("How many colleagues' feedback waits for the caller's own."),
});

export type Feedback = z.infer<typeof feedback>;
export type GivenFeedback = z.infer<typeof given>;

/** Which colleagues, other than the caller, are looking at which applications now. */
export const presence = z.object({
  looking: z.array(z.object({ applicationId: idText, names: z.array(z.string()) })),
});

export type Presence = z.infer<typeof presence>;
