import { z } from "zod";
import { instant } from "../formats.ts";
import { route } from "../route.ts";
import { leadAnswer, leads, newClientRequest, newContactMessage, newLead } from "./shapes.ts";

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

/** */
export const sendOperatorLead = route({
  method: "POST",
  path: "/rest/leads",
  summary: "Write to the operator as somebody who would hire; an answer is owed by the date",
  gate: "anyone",
  body: newLead,
  status: 201,
  answer: z.object({ answerBy: instant }),
  problems: [],
  limit: "leads",
});

/** */
export const sendClientRequest = route({
  method: "POST",
  path: "/rest/leads/client",
  summary: "Ask the operator for a consultant or for help with hiring; an answer is owed by the date",
  gate: "anyone",
  body: newClientRequest,
  status: 201,
  answer: z.object({ answerBy: instant }),
  problems: [],
  limit: "leads",
});

/** */
export const sendContactMessage = route({
  method: "POST",
  path: "/rest/leads/contact",
  summary: "Write to the operator about anything else; an answer is owed by the date",
  gate: "anyone",
  body: newContactMessage,
  status: 201,
  answer: z.object({ answerBy: instant }),
  problems: [],
  limit: "leads",
});

export const listLeads = route({
  method: "GET",
  path: "/rest/organization/leads",
  summary: "The leads of the member's organizations: those that are owed an answer first, oldest first",
  gate: "member",
  status: 200,
  answer: leads,
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
  body: leadAnswer,
  status: 204,
  problems: ["unauthorized", "not-found", "already-answered"],
  limit: "writing",
});

export const listOperatorLeads = route({
  method: "GET",
  path: "/rest/admin/leads",
  summary: "The operator's leads: those that are owed an answer first, oldest first",
  gate: "administrator",
  status: 200,
  answer: leads,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const answerOperatorLead = route({
  method: "POST",
  path: "/rest/admin/leads/{id}/answer",
  summary: "Mail the operator's answer to a lead, or note that it was given by phone; once",
  gate: "administrator",
  params: z.object({ id: z.string().max(20) }),
  body: leadAnswer,
  status: 204,
  problems: ["unauthorized", "not-found", "already-answered"],
  limit: "writing",
});
