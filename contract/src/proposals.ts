import { z } from "zod";
import { chip, searchCriteria } from "./jobs.ts";
import { limits } from "./limits.ts";
import { route } from "./route.ts";

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
          text: z.string().describe("What can stand in place of the words."),
          chip: chip.describe("What is then understood, in the sentence that says so."),
        }),
      )
      .max(limits.proposedChips)
      .describe("None where no model is configured, or where it gave no answer in time."),
  }),
  problems: ["overloaded"],
  limit: "proposing",
});
