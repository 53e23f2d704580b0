import { z } from "zod";
import { idText } from "../formats.ts";
import { responsiveness } from "../organizations/shapes.ts";

/** What anybody may read about a Pro. */
export const publicPro = z.object({
  id: idText,
  slug: z.string(),
  name: z.string(),
  title: z.string().optional(),
  bio: z.string().optional(),
  picture: z.string().optional().describe("The address of a square picture, from the root."),
  organization: z.object({ name: z.string(), slug: z.string() }),
  n: z.int().describe("How many answers this Pro gave that count in the last 90 days."),
  responsiveness: responsiveness
    .optional()
    .describe(
      "How this Pro answered; from five answers on. What nobody answered counts for the organization.",
    ),
});

export type PublicPro = z.infer<typeof publicPro>;
