import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { hasWords } from "../values.ts";

export const listed = z.object({
  id: idText,
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe("At most 170 characters."),
  publishedAt: instant,
});

export type ListedArticle = z.infer<typeof listed>;

/** An article as an administrator writes it. */
export const articleFields = z.object({
  title: lineOf(limits.articleTitleCharacters)
    .trim()
    .refine(hasWords, { params: { key: "validation.articleTitleRequired" } }),
  summary: lineOf(limits.articleSummaryCharacters)
    .trim()
    .refine(hasWords, { params: { key: "validation.articleSummaryRequired" } }),
  text: z
    .string()
    .trim()
    .max(limits.articleCharacters)
    .refine(hasWords, { params: { key: "validation.articleTextRequired" } })
    .describe("Plain text with a blank line between paragraphs, or HTML."),
});
export type ArticleFields = z.output<typeof articleFields>;
