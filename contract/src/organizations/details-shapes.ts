import { z } from "zod";
import { blindStages } from "../values.ts";

export const logo = z.string().optional().describe("Path of its picture, a PNG; absent without one.");

/** What an organization says about itself. */
export const organizationDetails = z.object({
  name: z.string(),
  slug: z.string(),
  about: z.string().optional().describe("Plain text."),
  site: z.string().optional(),
  logo,
  version: z.string().describe("Of the text and the site; a change may name the one that it was made from."),
  blindUntil: z
    .enum(blindStages)
    .optional()
    .describe("The stage until which applications are read blind; absent if they are not."),
  decisionDays: z
    .int()
    .optional()
    .describe("Days after an interview within which it promises a decision; absent if it doesn't."),
});

export type OrganizationDetails = z.infer<typeof organizationDetails>;
