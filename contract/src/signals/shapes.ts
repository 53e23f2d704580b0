import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { signalNames } from "./names.ts";

export const postingSignal = z.object({
  name: z.enum(signalNames),
  text: z.string(),
  sentence: z.string().optional().describe("The posting's own words that show it."),
  figures: z.string().optional().describe("What it was compared with."),
  original: z
    .object({ id: idText, title: z.string(), organization: z.string(), firstSeenAt: instant })
    .optional()
    .describe("The older posting whose words it has."),
});

export type PostingSignal = z.infer<typeof postingSignal>;
