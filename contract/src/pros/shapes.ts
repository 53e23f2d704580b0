import { z } from "zod";
import { idText } from "../formats.ts";

/** What anybody may read about a Pro. */
export const publicPro = z.object({
  id: idText,
  slug: z.string(),
  name: z.string(),
  title: z.string().optional(),
  bio: z.string().optional(),
  picture: z.string().optional().describe("The address of a square picture, from the root."),
  organization: z.object({ name: z.string(), slug: z.string() }),
});

export type PublicPro = z.infer<typeof publicPro>;
