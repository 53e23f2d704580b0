import { z } from "zod";
import { instant } from "../formats.ts";

/** M-03: a decision that is due after an interview. */
export const decisionDue = z.object({
  at: instant.describe("Overdue after this."),
  since: instant.describe(
    "The last interview; or the move to the interview stage, if the interview was arranged elsewhere.",
  ),
  of: z.enum(["meeting", "stage"]).describe("Which of the two it is."),
  days: z.int().describe("How many days there are between them."),
  law: z
    .object({ name: z.string(), url: z.string() })
    .optional()
    .describe("The law that asks for it; absent if the organization promised it."),
});

export type DecisionDue = z.infer<typeof decisionDue>;
