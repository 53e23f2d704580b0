import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { keepingMonths } from "./months.ts";

export const months = z.literal([...keepingMonths]).describe("How long it is kept.");

/** Whether an organization may keep an application on file for other jobs. */
export const keeping = z.object({
  state: z.enum(["none", "asked", "kept", "refused"]).describe("Refused, or taken back."),
  months: months.optional().describe("Absent if it was not asked for."),
  until: instant.optional().describe("Only while it is kept."),
});

export type Keeping = z.infer<typeof keeping>;

/** Somebody whom an organization keeps on file. */
export const kept = z.object({
  applicationId: idText,
  name: z.string(),
  title: z.string().describe("The title of the posting they applied to."),
  since: instant,
  until: instant,
  invited: z.array(idText).describe("The postings to which they were invited."),
});

export type Kept = z.infer<typeof kept>;
