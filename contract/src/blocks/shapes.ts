import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";

export const blockKinds = ["blocked", "employer"] as const;

/** "acme.com": a host name with a dot, without a protocol. */
export const domain = lineOf(253)
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

export const blockBody = z
  .object({
    kind: z
      .enum(blockKinds)
      .describe(
        "`blocked`: neither sees the other. `employer`: it does not see the person, who still sees it.",
      ),
    organization: lineOf(limits.queryCharacters)
      .trim()
      .min(1)
      .optional()
      .describe("Its name, in any letter case, or the word in its page's address."),
    domain: domain.optional().describe("An employer's domain blocks every organization that it belongs to."),
  })
  .refine((body) => (body.organization === undefined) !== (body.domain === undefined), {
    params: { key: "validation.required" },
    path: ["organization"],
  })
  .refine(({ kind, domain: named }) => kind === "employer" || named === undefined, {
    params: { key: "validation.value" },
    path: ["domain"],
  })
  .meta({ examples: [{ kind: "blocked", organization: "Acme" }] });

export type BlockBody = z.output<typeof blockBody>;

const blockedOrganization = z.object({ name: z.string(), slug: z.string() });

export const block = z.object({
  id: idText,
  kind: z.enum(blockKinds),
  organization: blockedOrganization.optional().describe("Absent for a domain."),
  domain: z.string().optional(),
  since: instant,
});

export type Block = z.infer<typeof block>;

/** What blocks a person has put between themselves and an organization. */
export const blockStanding = z.object({
  organization: blockedOrganization,
  kind: z.enum(blockKinds).optional().describe("Absent while each sees the other."),
  isOwn: z.literal(true).optional().describe("The caller is a member of it: nothing to follow or to block."),
});

export type BlockStanding = z.infer<typeof blockStanding>;

/** The same for the organizations that a posting is from and for. */
export const postingStanding = blockStanding.extend({
  isClient: z
    .boolean()
    .describe("Whether this is the client that the posting is for, and not the agency that answers for it."),
});

export type PostingStanding = z.infer<typeof postingStanding>;
