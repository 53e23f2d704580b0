import type { Announcement } from "../../platform/events/log.ts";

interface OfLead {
  readonly subject: "lead";
  readonly subjectId: number;
  /** Null if the operator is asked. */
  readonly payload: { readonly organizationId: number | null };
}

export type LeadEvent =
  | (Announcement & OfLead & { readonly name: "lead-received" })
  | (Announcement & OfLead & { readonly name: "lead-answered" });
