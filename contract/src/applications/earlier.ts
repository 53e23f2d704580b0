import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { outsideStages } from "../values.ts";
import { status } from "./shapes.ts";

/** M-40: why an earlier application of the same person counts as one for the same role. */
const earlierReasons = ["copy", "again", "agency", "elsewhere"] as const;

export const earlierApplication = z.object({
  id: idText,
  reason: z
    .enum(earlierReasons)
    .describe("`elsewhere`: it was made on another site, and is in one's own list."),
  title: z.string(),
  organization: z.string().optional(),
  sent: instant,
  status: status.optional().describe("The status of an application sent here."),
  stage: z.enum(outsideStages).optional().describe("The stage of an application made elsewhere."),
});

export type EarlierApplication = z.infer<typeof earlierApplication>;
