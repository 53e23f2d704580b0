import { z } from "zod";
import { route } from "../route.ts";
import { nameLists } from "./names.ts";

export const environment = route({
  method: "GET",
  path: "/env",
  summary: "Where the calls of this instance are",
  gate: "anyone",
  query: z.object({ version: z.string().max(50).optional(), timestamp: z.string().max(50).optional() }),
  status: 200,
  answer: z.object({ apiUrl: z.string(), jaxApiUrl: z.string().describe("The assistant's address.") }),
  problems: [],
  limit: "reading",
});

export const ping = route({
  method: "GET",
  path: "/ping",
  summary: "Whether the process answers",
  gate: "anyone",
  status: 200,
  answer: z.object({ pong: z.literal(true), version: z.string() }),
  problems: [],
  limit: "reading",
});

export const listNames = route({
  method: "GET",
  path: "/rest/names/{list}",
  summary: "The names of countries, world regions or languages in a language, as CLDR spells them",
  gate: "anyone",
  params: z.object({ list: z.enum(nameLists) }),
  query: z.object({
    locale: z.string().max(35).optional().describe("A BCP 47 tag; absent: what the request accepts."),
  }),
  status: 200,
  answer: z.object({
    locale: z.string().describe("The language of the names."),
    names: z
      .array(z.object({ code: z.string(), name: z.string() }))
      .describe("Sorted as the language sorts. ISO 3166-1, UN M49, or ISO 639."),
  }),
  large: true,
  problems: [],
  limit: "reading",
});
