import { z } from "zod";
import { instant } from "./formats.ts";

/** How an organization kept its promise in the last 90 days; recomputable from the event log. */
export const responsiveness = z.object({
  n: z.int().describe("Applications whose answer was given or due."),
  answeredInTime: z.int().describe("Of those, how many were answered by the promised date."),
  medianDays: z
    .number()
    .optional()
    .describe("From an application to its first answer; absent without answers."),
  since: instant,
});

export type Responsiveness = z.infer<typeof responsiveness>;
