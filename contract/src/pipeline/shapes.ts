import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { applicationFilters } from "../organizations/filters.ts";

/** Filters that a member keeps under a name. */
export const savedView = z.object({
  id: idText,
  name: z.string(),
  filters: applicationFilters,
  count: z.int().describe("How many applications it shows now."),
});

export type SavedView = z.infer<typeof savedView>;

export const viewName = lineOf(limits.tagCharacters).trim().min(1, { error: "validation.viewNameRequired" });

export const tagText = lineOf(limits.tagCharacters).trim().min(1, { error: "validation.tagRequired" });

/** A colleague who may answer. */
export const colleague = z.object({ id: idText.describe("The member's."), name: z.string() });

export type Colleague = z.infer<typeof colleague>;

/** What an organization's members keep about an application for themselves. Its applicant never sees any of it. */
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
