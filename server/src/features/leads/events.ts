import type { Announcement } from "../../platform/events/log.ts";

interface OfLead {
  readonly subject: "lead";
  readonly subjectId: number;
  readonly payload: { readonly organizationId: number };
}

export type LeadEvent =
  | (Announcement & OfLead & { readonly name: "lead-received" })
  | (Announcement & OfLead & { readonly name: "lead-answered" });
