import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { firstName, lastName } from "../session/shapes.ts";
import { memberRoles } from "../values.ts";

export const organizationName = z.object({ name: z.string(), slug: z.string() });

const whoseName =
  "The caller's own. Needed only while their account has no name; otherwise it keeps its name.";

/** Fields of a call that makes the caller a member. */
export const ownName = {
  firstName: firstName.optional().describe(whoseName),
  lastName: lastName.optional().describe(whoseName),
};

export type OwnName = { readonly [Field in keyof typeof ownName]?: string | undefined };

/** Somebody who belongs to an organization. */
export const member = z.object({
  id: idText,
  name: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  since: instant,
  isCaller: z.boolean(),
});

export type Member = z.infer<typeof member>;

export const memberInvitation = z.object({
  id: idText,
  email: z.string(),
  role: z.enum(memberRoles),
  sent: instant,
  expires: instant,
});

export type MemberInvitation = z.infer<typeof memberInvitation>;

export const memberChangeKinds = [
  "organization-created",
  "organization-claimed",
  "organization-changed",
  "organization-left",
  "blind-review-set",
  "blind-review-ended",
  "decision-promise-changed",
  "bias-report-counted",
  "bias-report-published",
  "reply-published",
  "reply-withdrawn",
  "reply-removed",
  "member-invited",
  "invitation-revoked",
  "member-joined",
  "member-role-changed",
  "member-removed",
  "member-left",
] as const;

/** A change in who belongs to an organization, or in what it says about itself. */
export const memberChange = z.object({
  id: idText,
  kind: z.enum(memberChangeKinds),
  at: instant,
  actor: z.string().optional().describe("Who did it; absent for the software itself."),
  about: z.string().optional().describe("Whom it is about."),
  role: z.enum(memberRoles).optional(),
  note: z.string().optional().describe("What was published or why it was removed."),
  byAdministrator: z.boolean().describe("Whether an administrator did it."),
});

export type MemberChange = z.infer<typeof memberChange>;
