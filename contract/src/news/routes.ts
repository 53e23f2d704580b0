import { z } from "zod";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { listed } from "./shapes.ts";

/** */
export const listNews = route({
  method: "GET",
  path: "/rest/news",
  summary: "Published articles, newest first",
  gate: "anyone",
  query: z.object({ from: z.coerce.number().int().min(0).max(limits.searchFrom).optional() }),
  status: 200,
  answer: z.object({
    articles: z.array(listed).describe("Twenty at most."),
    total: z.int(),
  }),
  large: true,
  problems: [],
  limit: "reading",
});

/** */
export const readArticle = route({
  method: "GET",
  path: "/rest/news/{id}",
  summary: "One published article",
  gate: "anyone",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: listed.extend({ body: z.string().describe("Sanitised HTML.") }),
  large: true,
  problems: ["not-found"],
  limit: "reading",
});

export type Article = z.infer<typeof readArticle.answer>;
