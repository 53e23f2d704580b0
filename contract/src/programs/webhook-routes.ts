import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { newWebhook, webhook } from "./webhook-shapes.ts";

const params = z.object({ slug: z.string().max(100) });
const one = params.extend({ id: z.string().max(100) });

export const listWebhooks = route({
  method: "GET",
  path: "/rest/organizations/{slug}/webhooks",
  summary: "The addresses that are told what happens, and the latest deliveries to each",
  gate: "owner-record",
  params,
  status: 200,
  answer: z.object({
    allowed: z.boolean().describe("Whether the operator lets this server call outside addresses."),
    webhooks: z.array(webhook),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const makeWebhook = route({
  method: "POST",
  path: "/rest/organizations/{slug}/webhooks",
  summary:
    "Have an address told what happens; the answer alone has the secret that signs each delivery. Repeated, the call makes no other webhook and is refused",
  gate: "owner-record",
  params,
  body: newWebhook,
  status: 201,
  answer: z.object({ id: idText, secret: z.string() }),
  problems: [
    "unauthorized",
    "not-found",
    "outbound-off",
    "webhook-refused",
    "too-many-webhooks",
    "secret-shown",
    "key-reused",
  ],
  idempotent: true,
  limit: "writing",
});

export const removeWebhook = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/webhooks/{id}",
  summary: "Tell an address nothing more; repeated, it stays removed",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const resumeWebhook = route({
  method: "POST",
  path: "/rest/organizations/{slug}/webhooks/{id}/resume",
  summary: "Tell an address again that was stopped for failing; what it missed can be sent again",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const testWebhook = route({
  method: "POST",
  path: "/rest/organizations/{slug}/webhooks/{id}/test",
  summary: "Send an address a delivery that is about nothing, once, to see that it arrives",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found", "webhook-stopped"],
  limit: "writing",
});

export const replayDelivery = route({
  method: "POST",
  path: "/rest/organizations/{slug}/deliveries/{id}/replay",
  summary: "Send a delivery once more, with the same content and a new signature",
  gate: "owner-record",
  params: one,
  status: 204,
  problems: ["unauthorized", "not-found", "webhook-stopped"],
  limit: "writing",
});
