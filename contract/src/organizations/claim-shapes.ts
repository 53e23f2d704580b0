import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { claimMethods, claimStates } from "../values.ts";
import { organizationName } from "./member-shapes.ts";

/** What somebody did to prove that an organization is theirs. */
export const claim = z.object({
  id: idText,
  method: z.enum(claimMethods),
  state: z.enum(claimStates),
  domain: z.string().optional(),
  email: z.string().optional().describe("Where the link went."),
  record: z
    .object({ name: z.string(), value: z.string() })
    .optional()
    .describe("The TXT record that proves it; only while it is awaited."),
  reason: z.string().optional(),
  answer: z.string().optional().describe("What the administrator said."),
  started: instant,
  expires: instant.optional().describe("When an unproved claim ends."),
  proved: instant.optional(),
});

export type Claim = z.infer<typeof claim>;

/** A claim as the administrator who decides it sees it. */
export const claimToDecide = claim.extend({
  organization: organizationName.extend({
    site: z.string().optional(),
    owners: z.array(z.string()).describe("Addresses of those who own it now."),
    members: z.int().describe("All who belong to it now, its owners included."),
    postings: z.int(),
  }),
  claimant: z.object({ name: z.string().optional(), email: z.string() }),
  isKnownDomain: z
    .boolean()
    .describe("Whether the proved domain is its site's, or that of postings which come from it alone."),
});

export type ClaimToDecide = z.infer<typeof claimToDecide>;
