import { z } from "zod";
import { searchCriteria } from "./jobs.ts";
import { route } from "./route.ts";

/** What a part of a score was counted in. */
export const scoredFields = [
  "title",
  "organization",
  "skills",
  "body",
  "words",
  "occupation",
  "freshness",
] as const;

export const explainSearch = route({
  method: "POST",
  path: "/rest/jobs/explain",
  summary: "Why a search lists a posting where it does, or what hides it",
  gate: "anyone",
  body: z.object({
    search: searchCriteria,
    jobId: z.string().max(500).describe("A posting's number, or the address of its page here."),
  }),
  status: 200,
  answer: z.object({
    matches: z.boolean(),
    tier: z.enum(["first", "close"]).optional(),
    rank: z.int().optional().describe("From 1, in the order that the search asks for."),
    score: z.number().optional().describe("The sum of the parts, where that order is by relevance."),
    parts: z.array(
      z.object({
        field: z.enum(scoredFields),
        word: z.string().describe("As the search has it; empty for freshness."),
        matched: z.string().describe("As the posting has it."),
        contribution: z.number(),
      }),
    ),
    hiddenBy: z
      .array(z.object({ kind: z.string(), value: z.string(), reason: z.string() }))
      .optional()
      .describe("Each filter and word that alone would hide it."),
  }),
  problems: ["job-not-found", "snapshot-expired", "search-too-broad", "overloaded"],
  limit: "reading",
});

export type Explanation = z.infer<typeof explainSearch.answer>;
