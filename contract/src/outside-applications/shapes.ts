import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { email } from "../session/shapes.ts";
import { outsideStages } from "../values.ts";

/** A claim key: 32 random bytes. */
const key = z.string().max(100);

/** What a browser keeps of an application that it made without a proved account (E-28). */
export const partnerApply = z.object({ id: idText, email, jobId: idText, key });

export type PartnerApply = z.infer<typeof partnerApply>;

/** E-27. One reason for every refusal: it tells nobody what exists. */
export const claimResult = z.object({
  id: z.string(),
  success: z.boolean(),
  reason: z.enum(["claimed", "refused"]),
});

export type ClaimResult = z.infer<typeof claimResult>;

export const outsideApplication = z.object({
  id: idText,
  title: z.string(),
  organization: z.string().optional(),
  url: z.string().optional().describe("Where it was made."),
  jobId: idText.optional().describe("The posting here, if it is one."),
  stage: z.enum(outsideStages),
  notes: z.string(),
  applied: instant,
  modified: instant,
  remindAt: instant.optional(),
});

export type OutsideApplication = z.infer<typeof outsideApplication>;

export const notedApplication = outsideApplication.extend({
  known: z.literal(true).optional().describe("It was in the list before, and nothing was added."),
});

const title = lineOf(limits.postingTitleCharacters).trim();
const organization = lineOf(limits.organizationNameCharacters).trim();
const url = lineOf(limits.outsideUrlCharacters)
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: "validation.addressInvalid" }));

/** For a posting here, or for any address. */
export const newOutsideApplication = z.union([
  z.object({ jobId: idText }),
  z.object({ url, title: title.default(""), organization: organization.default("") }),
]);

export type NewOutsideApplication = z.output<typeof newOutsideApplication>;

export const outsideChanges = z.object({
  title: title.min(1, { error: "validation.titleRequired" }).optional(),
  organization: organization.optional(),
  stage: z.enum(outsideStages).optional(),
  notes: z.string().max(limits.noteCharacters).optional(),
  remindOn: z
    .union([z.iso.date({ error: "validation.dateInvalid" }), z.null()])
    .optional()
    .describe("A day in the person's time zone; null for none."),
});

export type OutsideChanges = z.output<typeof outsideChanges>;
