import { z } from "zod";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { decisionResult, decisions, heldDecision, preview } from "./shapes.ts";

const params = z.object({ id: z.string().max(100) });
const problems = ["unauthorized", "forbidden"] as const;

export const listDecisions = route({
  method: "GET",
  path: "/rest/organization/decisions",
  summary: "This Pro's own decisions that are marked, waiting to leave, or could not leave",
  gate: "pro",
  status: 200,
  answer: z.object({ decisions: z.array(heldDecision) }),
  large: true,
  problems,
  limit: "session",
});

export const markDecisions = route({
  method: "PUT",
  path: "/rest/organization/decisions",
  summary: "Keep decisions as marks, which only this Pro sees and which expire; nothing is sent",
  gate: "pro",
  body: decisions,
  bodyBytes: limits.decisionsBytes,
  status: 200,
  answer: z.object({ results: z.array(decisionResult) }),
  problems: [...problems, "too-many-marks"],
  limit: "session",
});

export const removeMark = route({
  method: "DELETE",
  path: "/rest/organization/applications/{id}/mark",
  summary: "Remove this Pro's mark from an application; repeated, it stays removed",
  gate: "pro-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const previewDecisions = route({
  method: "POST",
  path: "/rest/organization/decisions/preview",
  summary: "What each applicant would be mailed, word for word",
  gate: "pro",
  body: decisions,
  bodyBytes: limits.decisionsBytes,
  status: 200,
  answer: z.object({ previews: z.array(preview) }),
  large: true,
  problems,
  limit: "session",
  safe: true,
});

export const sendDecisions = route({
  method: "POST",
  path: "/rest/organization/decisions",
  summary: "Send decisions, which leave after a while unless they are undone; each has its own result",
  gate: "pro",
  body: decisions,
  bodyBytes: limits.decisionsBytes,
  status: 202,
  answer: z.object({
    id: z.string().optional().describe("The sending; absent if every decision was refused."),
    leaves: instant.optional(),
    results: z.array(decisionResult),
  }),
  problems: [...problems, "key-reused"],
  limit: "writing",
  idempotent: true,
});

export const undoDecisions = route({
  method: "POST",
  path: "/rest/organization/sendings/{id}/undo",
  summary: "Keep what has not left as marks; repeated, it stays undone",
  gate: "pro-record",
  params,
  status: 200,
  answer: z.object({
    undone: z.int().describe("How many are marks again."),
    left: z.int().describe("How many had left already."),
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
