import { z } from "zod";
import { idText, instant } from "../formats.ts";

export const listed = z.object({
  id: idText,
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe("At most 170 characters."),
  publishedAt: instant,
});

export type ListedArticle = z.infer<typeof listed>;
