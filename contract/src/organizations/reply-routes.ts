import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { recordReply } from "./reply-shapes.ts";

const params = z.object({ slug: z.string().max(100) });

export const readRecordReply = route({
  method: "GET",
  path: "/rest/organizations/{slug}/reply",
  summary: "What the organization last replied to its record, and why that was removed if it was",
  gate: "owner-record",
  params,
  status: 200,
  answer: z.object({ reply: recordReply.extend({ removedBecause: z.string().optional() }).optional() }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const publishRecordReply = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/reply",
  summary: "Publish a reply beside the organization's record; it replaces an earlier one",
  gate: "owner-record",
  params,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, { error: "validation.recordReplyRequired" })
      .max(limits.recordReplyCharacters),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const withdrawRecordReply = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/reply",
  summary: "Take the reply back; repeated, there is none",
  gate: "owner-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const listRecordReplies = route({
  method: "GET",
  path: "/rest/admin/replies",
  summary: "The replies that stand beside records, the latest first",
  gate: "administrator",
  status: 200,
  answer: z.object({
    replies: z.array(
      z.object({
        id: idText,
        organization: z.object({ name: z.string(), slug: z.string() }),
        text: z.string(),
        published: instant,
      }),
    ),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const removeRecordReply = route({
  method: "POST",
  path: "/rest/admin/replies/{id}/removal",
  summary: "Remove a reply for a reason, which its organization reads",
  gate: "administrator",
  params: z.object({ id: z.string().max(20) }),
  body: z.object({
    reason: z.string().trim().min(1, { error: "validation.reasonRequired" }).max(limits.noteCharacters),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
