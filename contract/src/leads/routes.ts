import { z } from "zod";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { lead, newLead } from "./shapes.ts";

export const sendLead = route({
  method: "POST",
  path: "/rest/pros/{slug}/leads",
  summary: "Write to a Pro as somebody who would hire; an answer is owed by the date",
  gate: "anyone",
  params: z.object({ slug: z.string().max(100) }),
  body: newLead,
  status: 201,
  answer: z.object({ pro: z.string(), answerBy: instant }),
  problems: ["not-found"],
  limit: "leads",
});

export const listLeads = route({
  method: "GET",
  path: "/rest/organization/leads",
  summary: "The leads of the member's organizations: those that are owed an answer first, oldest first",
  gate: "member",
  status: 200,
  answer: z.object({
    leads: z.array(lead),
    owed: z.int().describe("Leads that wait for an answer."),
  }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

export const answerLead = route({
  method: "POST",
  path: "/rest/organization/leads/{id}/answer",
  summary: "Mail an answer to a lead, or note that it was given by phone; once",
  gate: "pro-record",
  params: z.object({ id: z.string().max(20) }),
  body: z.object({
    text: z
      .string()
      .trim()
      .max(limits.noteCharacters)
      .optional()
      .describe("What they read; without it, the answer was given otherwise."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
