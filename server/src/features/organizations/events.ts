import type { MemberRole } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

/** Somebody belongs to an organization in this role, or no longer does. */
interface OfMember {
  readonly accountId: number;
  readonly role: MemberRole;
}

interface OfReply {
  readonly replyId: number;
}

type Payloads = {
  "organization-created": Record<string, never>;
  "organization-changed": Record<string, never>;
  /** Somebody answers for it from now on; the other members are removed. Its imported postings wait to be confirmed. */
  "organization-claimed": { readonly organizationId: number; readonly claimId: number };
  "blind-review-set": Record<string, never>;
  "blind-review-ended": Record<string, never>;
  "decision-promise-changed": { readonly organizationId: number };
  "reply-published": OfReply;
  "reply-withdrawn": OfReply;
  /** An administrator removed it; the reason is with the reply. */
  "reply-removed": OfReply;
  /** Its last owner left: nobody answers for it. */
  "organization-left": { readonly organizationId: number };
  /** Announced for both. */
  "organizations-merged": { readonly organizationId: number; readonly mergeId: number };
  "organizations-separated": { readonly organizationId: number; readonly mergeId: number };
  "member-invited": { readonly invitationId: number };
  "invitation-revoked": { readonly invitationId: number };
  "member-joined": OfMember;
  "member-role-changed": OfMember;
  "member-removed": OfMember;
  "member-left": OfMember;
  "claim-started": { readonly claimId: number };
  /** Only an administrator can decide it. */
  "claim-waiting": { readonly claimId: number };
  "claim-refused": { readonly claimId: number };
  "claim-withdrawn": { readonly claimId: number };
};

export type OrganizationEvent = {
  readonly [Name in keyof Payloads]: Announcement & {
    readonly name: Name;
    readonly subject: "organization";
    readonly subjectId: number;
    readonly payload: Payloads[Name];
  };
}[keyof Payloads];
