import { z } from "zod";

export const charity = z.object({
  id: z.string().describe("A short name that never changes."),
  name: z.string(),
  about: z.string().describe("What it does, in a few words."),
});

export type Charity = z.infer<typeof charity>;
