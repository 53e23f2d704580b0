import { z } from "zod";
import { lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { email } from "../session/shapes.ts";
import { claim, claimToDecide } from "./claim-shapes.ts";
import { organizationName, ownName } from "./member-shapes.ts";

const params = z.object({ slug: z.string().max(100) });

const domain = lineOf(limits.domainCharacters)
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: "validation.domain",
  });

const reason = z
  .string()
  .trim()
  .min(limits.reasonMinimum, { error: "validation.claimReason" })
  .max(limits.noteCharacters);

export const startClaim = route({
  method: "POST",
  path: "/rest/organizations/{slug}/claims",
  summary: "Say that an organization is yours, and how you show it; it replaces an earlier claim of yours",
  gate: "mailbox",
  params,
  body: z.discriminatedUnion("method", [
    z.object({ method: z.literal("mail"), email, ...ownName }),
    z.object({ method: z.literal("dns"), domain, ...ownName }),
    z.object({ method: z.literal("administrator"), reason, ...ownName }),
  ]),
  status: 201,
  answer: claim,
  problems: ["unauthorized", "forbidden", "email-unproved", "not-found", "already-member"],
  limit: "writing",
});

export const readClaim = route({
  method: "GET",
  path: "/rest/organizations/{slug}/claim",
  summary: "The caller's latest claim of an organization, if there is one",
  gate: "session",
  params,
  status: 200,
  answer: z.object({
    organization: organizationName,
    isMember: z.boolean(),
    mayClaim: z
      .boolean()
      .describe("Whether the caller is no member, or an owner who hasn't proved yet that they speak for it."),
    hasMembers: z.boolean().describe("Somebody answers for it already."),
    claim: claim.optional(),
  }),
  problems: ["unauthorized", "forbidden", "not-found"],
  limit: "session",
});

export const withdrawClaim = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/claim",
  summary: "Withdraw one's open claim; repeated, it stays withdrawn",
  gate: "session",
  params,
  status: 204,
  problems: ["unauthorized", "forbidden", "not-found"],
  limit: "writing",
});

export const checkClaim = route({
  method: "POST",
  path: "/rest/organizations/{slug}/claim/check",
  summary: "Look for the TXT record of one's claim",
  gate: "mailbox",
  params,
  status: 200,
  answer: claim,
  problems: ["unauthorized", "forbidden", "email-unproved", "not-found", "claim-expired", "record-missing"],
  limit: "writing",
});

export const proveClaim = route({
  method: "POST",
  path: "/rest/claims/proof",
  summary: "Show the token that was mailed to the organization's domain",
  gate: "mailbox",
  body: z.object({ token: z.string().max(100) }),
  status: 200,
  answer: z.object({ organization: organizationName, claim }),
  problems: ["unauthorized", "forbidden", "email-unproved", "claim-expired", "claim-of-another"],
  limit: "writing",
});

export const listClaims = route({
  method: "GET",
  path: "/rest/admin/claims",
  summary: "The claims that wait for an administrator, rivals side by side",
  gate: "administrator",
  status: 200,
  answer: z.object({ claims: z.array(claimToDecide) }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const decideClaim = route({
  method: "POST",
  path: "/rest/admin/claims/{id}/decision",
  summary:
    "Grant a claim, which refuses its rivals and removes other members unless the claimant owns it; or refuse it with a reason",
  gate: "administrator",
  params: z.object({ id: z.string().max(20) }),
  body: z.object({
    granted: z.boolean(),
    answer: z.string().trim().max(limits.noteCharacters).optional(),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
