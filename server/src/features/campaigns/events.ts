import type { PreferenceKind } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

interface OfKind {
  readonly subject: "mail-pause";
  readonly subjectId: number;
  readonly payload: { readonly kind: PreferenceKind };
}

export type CampaignEvent =
  | (Announcement & OfKind & { readonly name: "mails-paused" })
  | (Announcement & OfKind & { readonly name: "mails-resumed" });
