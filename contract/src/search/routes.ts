import { z } from "zod";
import { jobDocument } from "../jobs/shapes.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { hasWords } from "../values.ts";
import { chip, scoredFields, searchAnswer, searchCriteria, suggestionKinds } from "./shapes.ts";

export const searchJobs = route({
  method: "POST",
  path: "/rest/jobs/search",
  summary: "Search postings",
  gate: "anyone",
  safe: true,
  body: searchCriteria,
  status: 200,
  answer: searchAnswer,
  large: true,
  problems: ["snapshot-expired", "search-too-broad", "overloaded"],
  limit: "reading",
});

export const searchExamples = route({
  method: "GET",
  path: "/rest/jobs/examples",
  summary: "Sentences to try: each finds open postings",
  gate: "anyone",
  status: 200,
  answer: z.object({ examples: z.array(z.object({ query: z.string(), total: z.int() })) }),
  problems: ["overloaded"],
  limit: "reading",
});

export const suggest = route({
  method: "GET",
  path: "/rest/jobs/suggest",
  summary: "Titles, skills, organizations and places that begin like what is typed",
  gate: "anyone",
  query: z.object({
    q: z
      .string()
      .max(100)
      .refine(hasWords, { params: { key: "validation.required" } }),
    kind: z.enum(suggestionKinds).optional(),
  }),
  status: 200,
  answer: z.object({
    suggestions: z.array(z.object({ kind: z.enum(suggestionKinds), value: z.string(), count: z.int() })),
  }),
  problems: ["overloaded"],
  limit: "reading",
});

const hindrances = z.array(z.object({ kind: z.string(), value: z.string(), reason: z.string() }));

export const commonSearches = route({
  method: "GET",
  path: "/rest/jobs/suggest/common",
  summary: "The occupations and places with the most open postings",
  gate: "anyone",
  status: 200,
  answer: suggest.answer,
  problems: ["overloaded"],
  limit: "reading",
});

export const explainSearch = route({
  method: "POST",
  path: "/rest/jobs/explain",
  summary: "Why a search lists a posting where it does, or what hides it",
  gate: "anyone",
  safe: true,
  body: z.object({
    search: searchCriteria,
    jobId: z
      .string()
      .max(500)
      .describe("A posting's number, or the address of its page, here or at its source."),
  }),
  status: 200,
  answer: z.object({
    matches: z.boolean(),
    tier: z.enum(["first", "close"]).optional(),
    rank: z.int().optional().describe("Counted from 1, in the order the search asks for."),
    isRemote: z
      .boolean()
      .optional()
      .describe("Whether it is in the group of remote postings that follows the local ones."),
    score: z.number().optional().describe("The sum of the parts, where that order is by relevance."),
    parts: z.array(
      z.object({
        field: z.enum(scoredFields),
        word: z.string().describe("The word in the search; empty for freshness."),
        matched: z.string().describe("The word in the posting."),
        contribution: z.number(),
      }),
    ),
    lacks: hindrances.optional().describe("Why it is only a close match."),
    hiddenBy: hindrances.optional().describe("Each filter and word that alone would hide it."),
  }),
  problems: ["job-not-found", "snapshot-expired", "search-too-broad", "overloaded"],
  limit: "reading",
});

export type Explanation = z.infer<typeof explainSearch.answer>;

export const proposeChips = route({
  method: "POST",
  path: "/rest/jobs/proposed-chips",
  summary: "What a model makes of the words that a search did not understand",
  gate: "anyone",
  body: searchCriteria,
  status: 200,
  answer: z.object({
    proposals: z
      .array(
        z.object({
          words: chip.shape.words,
          text: z.string().describe("The text that can replace the words."),
          chip: chip.describe("What is understood after that."),
        }),
      )
      .max(limits.proposedChips)
      .describe("None if no model is configured, or if it gave no answer in time."),
  }),
  problems: ["overloaded"],
  limit: "proposing",
});

/** The parts of a search other than its list. */

export const mapSearch = route({
  method: "POST",
  path: "/rest/jobs/map",
  summary: "Where the postings of a search are",
  gate: "anyone",
  safe: true,
  body: searchCriteria,
  status: 200,
  answer: z.object({
    places: z
      .array(
        z.object({
          label: z.string().describe("The label, as a search's `location` takes it."),
          country: z.string().optional().describe("ISO 3166-1 alpha-2, where it is known."),
          latitude: z.number(),
          longitude: z.number(),
          count: z.int(),
        }),
      )
      .describe("The most frequent first, at most 500; a posting counts at each of its places."),
    unplaced: z.int().describe("Postings of the search that state no place on the map."),
  }),
  large: true,
  problems: ["snapshot-expired", "search-too-broad", "overloaded"],
  limit: "reading",
});

export const similarJobs = route({
  method: "GET",
  path: "/rest/jobs/{id}/similar",
  summary: "Open postings that are most like one",
  gate: "anyone",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: z.object({ documents: z.array(jobDocument) }),
  large: true,
  problems: ["job-not-found", "search-too-broad", "overloaded"],
  limit: "reading",
});
