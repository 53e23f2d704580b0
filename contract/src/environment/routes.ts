import { z } from "zod";
import { route } from "../route.ts";

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
