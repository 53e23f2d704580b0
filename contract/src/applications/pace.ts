import { z } from "zod";

/** M-38: how much somebody applies. */
export const pace = z.object({
  lastDay: z.int().describe("Sent in the last 24 hours, those that were withdrawn included."),
  waiting: z.int().describe("Of all that were ever sent, those that wait for an answer."),
});

export type Pace = z.infer<typeof pace>;
