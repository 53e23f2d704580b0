import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { connectedSource, newSource } from "./source-shapes.ts";

const params = z.object({ slug: z.string().max(100) });
const one = params.extend({ id: z.string().max(100) });

export const listSources = route({
  method: "GET",
  path: "/rest/organizations/{slug}/sources",
  summary: "Where the organization has its postings fetched from, and what came of the latest fetches",
  gate: "owner-record",
  params,
  status: 200,
  answer: z.object({
    allowed: z.boolean().describe("Whether the operator lets this server call outside addresses."),
    proved: z.boolean().describe("Whether somebody proved to speak for it; if not, postings come as drafts."),
    sources: z.array(connectedSource),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const connectSource = route({
  method: "POST",
  path: "/rest/organizations/{slug}/sources",
  summary: "Have postings fetched from a job board, a feed or a careers page, now and on a schedule",
  gate: "owner-record",
  params,
  body: newSource,
  status: 201,
  answer: z.object({ id: idText }),
  problems: [
    "unauthorized",
    "not-found",
    "outbound-off",
    "source-refused",
    "source-known",
    "too-many-sources",
  ],
  limit: "writing",
});

export const fetchSource = route({
  method: "POST",
  path: "/rest/organizations/{slug}/sources/{id}/fetch",
  summary: "Fetch a source now, unless it was just fetched or its server asked to wait",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found", "outbound-off", "source-paused", "source-waits"],
  limit: "writing",
});

export const pauseSource = route({
  method: "POST",
  path: "/rest/organizations/{slug}/sources/{id}/pause",
  summary: "Fetch a source no longer; its postings stay as they are",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const resumeSource = route({
  method: "POST",
  path: "/rest/organizations/{slug}/sources/{id}/resume",
  summary: "Fetch a paused source again, from now on",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found", "outbound-off"],
  limit: "writing",
});

export const allowClosings = route({
  method: "POST",
  path: "/rest/organizations/{slug}/sources/{id}/closings",
  summary:
    "Say that the postings that a source no longer has may close, although they are many; it is fetched again",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found", "outbound-off", "source-paused", "source-waits"],
  limit: "writing",
});

export const removeSource = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/sources/{id}",
  summary: "Forget a source: its postings close, but for those that the organization confirmed",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
