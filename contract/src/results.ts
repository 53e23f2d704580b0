import { z } from "zod";
import { jobDocument, searchCriteria } from "./jobs.ts";
import { route } from "./route.ts";

/** What is asked of a search besides its list. */

export const mapSearch = route({
  method: "POST",
  path: "/rest/jobs/map",
  summary: "Where the postings of a search are",
  gate: "anyone",
  body: searchCriteria,
  status: 200,
  answer: z.object({
    places: z
      .array(
        z.object({
          label: z.string().describe("As a search's `location` takes it."),
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
