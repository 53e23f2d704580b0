import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { articleFields, listed } from "./shapes.ts";

const params = z.object({ id: z.string().max(100) });

const page = z.object({ from: z.coerce.number().int().min(0).max(limits.searchFrom).optional() });
const listOfNews = z.object({
  articles: z.array(listed).describe("Twenty at most."),
  total: z.int(),
});

/** */
export const listNews = route({
  method: "GET",
  path: "/rest/news",
  summary: "Published articles, newest first",
  gate: "anyone",
  query: page,
  status: 200,
  answer: listOfNews,
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
  params,
  status: 200,
  answer: listed.extend({ body: z.string().describe("Sanitized HTML.") }),
  large: true,
  problems: ["not-found"],
  limit: "reading",
});

export type Article = z.infer<typeof readArticle.answer>;

/** */
export const listWrittenNews = route({
  method: "GET",
  path: "/rest/admin/news",
  summary: "The same list, for those who write it",
  gate: "administrator",
  query: page,
  status: 200,
  answer: listOfNews,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const readWrittenArticle = route({
  method: "GET",
  path: "/rest/admin/news/{id}",
  summary: "A published article as its text is changed",
  gate: "administrator",
  params,
  status: 200,
  answer: listed.extend({ text: z.string().describe("As it is written.") }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const publishArticle = route({
  method: "POST",
  path: "/rest/admin/news",
  summary: "Publish an article, now",
  gate: "administrator",
  body: articleFields,
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["unauthorized", "not-found", "key-reused"],
  limit: "writing",
  idempotent: true,
});

export const changeArticle = route({
  method: "PUT",
  path: "/rest/admin/news/{id}",
  summary: "Change a published article, which keeps its address and its date",
  gate: "administrator",
  params,
  body: articleFields,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const removeArticle = route({
  method: "DELETE",
  path: "/rest/admin/news/{id}",
  summary: "Take a published article down for good; repeated, it stays down",
  gate: "administrator",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
