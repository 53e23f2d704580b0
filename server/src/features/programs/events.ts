import type { Announcement } from "../../platform/events/log.ts";

/** An organization's programs can access more, or less. */
export interface ProgramEvent extends Announcement {
  readonly name:
    | "key-made"
    | "key-revoked"
    | "webhook-made"
    | "webhook-removed"
    | "webhook-resumed"
    | "webhook-tested";
  readonly subject: "organization";
  readonly payload: { readonly keyId: number } | { readonly webhookId: number };
}
