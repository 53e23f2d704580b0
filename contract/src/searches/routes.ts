import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { keptCriteria, keptSearch } from "./shapes.ts";

const problems = ["unauthorized"] as const;

export const listSearches = route({
  method: "GET",
  path: "/rest/searches",
  summary: "One's recent and favorite searches",
  gate: "session",
  status: 200,
  answer: z.object({
    recent: z.array(keptSearch).describe("The latest first, without favorites."),
    favorites: z.array(keptSearch).describe("The latest first."),
  }),
  problems,
  limit: "session",
});

export const keepSearches = route({
  method: "POST",
  path: "/rest/searches",
  summary: "Remember searches; one that is known already is brought up to date",
  gate: "session",
  body: z.object({
    searches: z
      .array(
        z.object({
          criteria: keptCriteria,
          favorite: z.boolean().optional().describe("Unsaid, a known one stays what it is."),
          usedAt: instant.optional().describe("Unsaid, or to come: now. A later one that is known stays."),
        }),
      )
      .min(1)
      .max(limits.keptSearches),
  }),
  status: 200,
  answer: z.object({
    searches: z.array(keptSearch).describe("The sent searches that are now remembered, latest first."),
  }),
  problems: [...problems, "too-many-favorites"],
  limit: "session",
});

export const markSearch = route({
  method: "PATCH",
  path: "/rest/searches/{id}",
  summary: "Make a search a favorite, or no longer",
  gate: "own-record",
  params: z.object({ id: idText }),
  body: z.object({ favorite: z.boolean() }),
  status: 200,
  answer: keptSearch,
  problems: [...problems, "not-found", "too-many-favorites"],
  limit: "session",
});

export const forgetSearch = route({
  method: "DELETE",
  path: "/rest/searches/{id}",
  summary: "Forget a search",
  gate: "own-record",
  params: z.object({ id: idText }),
  status: 204,
  problems: [...problems, "not-found"],
  limit: "session",
});

export const forgetRecentSearches = route({
  method: "DELETE",
  path: "/rest/searches",
  summary: "Forget every recent search; favorites stay",
  gate: "session",
  status: 204,
  problems,
  limit: "session",
});
