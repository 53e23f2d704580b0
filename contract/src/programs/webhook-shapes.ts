import { z } from "zod";
import { idText, instant, webAddress } from "../formats.ts";
import { limits } from "../limits.ts";

/** The events that a webhook gets. */
export const webhookEvents = [
  "application.submitted",
  "application.moved",
  "application.withdrawn",
  "posting.moved",
  "posting.edited",
  "webhook.tested",
] as const;

export const webhookDelivery = z.object({
  id: idText,
  event: z.enum(webhookEvents),
  made: instant,
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.int(),
  tried: instant.optional().describe("When it was last tried; absent until then."),
  next: instant
    .optional()
    .describe("When it is tried again, at the earliest; absent unless it waits after a failed try."),
  status: z.int().optional().describe("The status of the last answer; absent if there was none."),
  fault: z.string().optional().describe("Why there was no answer."),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhook = z.object({
  id: idText,
  url: z.string(),
  made: instant,
  failingSince: instant.optional(),
  disabled: instant.optional().describe("When it was stopped, because it had failed for days."),
  deliveries: z.array(webhookDelivery).describe("The latest, newest first."),
});

export type Webhook = z.infer<typeof webhook>;

export const newWebhook = z.object({
  url: webAddress(limits.webhookCharacters).meta({ examples: ["https://example.com/candor"] }),
});
