import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { hasWords } from "../values.ts";

/** E-07. `text` is what a program could read in the file, and therefore what a Pro's search would see. */
export const resume = z.object({
  id: idText,
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string().describe("The hash of the file, in hexadecimal."),
  uploadedAt: instant,
  inactivated: z.boolean().describe("No longer offered for new applications."),
  inactivatedAt: instant.optional(),
  text: z.string().describe("The text read from the file; may be empty, as for a scan."),
});

/** A resume as its owner's list shows it. */
export const ownResume = resume.extend({
  isDefault: z.boolean().describe("Goes with the next application unless another one is chosen."),
});

export type OwnResume = z.infer<typeof ownResume>;

/** The random key of an upload in parts. Its holder may add parts and use the file. */
export const uploadKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ["4mJ0c8Xq1vYb7ZsT2nWkR9dLh3PgF6uEaQ5oViNxMtA"] });

/** The progress of an upload in parts. */
export const partialUpload = z.object({
  key: uploadKey,
  partBytes: z.int().describe("The size of each part but the last."),
  parts: z.int().describe("How many there are."),
  received: z.array(z.int()).describe("The numbers of those that have arrived, from 1 on, in order."),
  put: z
    .string()
    .optional()
    .describe("Present in the answer to a `direct` start: takes the whole file by PUT, within 15 minutes."),
});

export type PartialUpload = z.infer<typeof partialUpload>;

/** Absent fields stay as they are. */
export const resumeChange = z.object({
  fileName: lineOf(limits.fileNameCharacters)
    .trim()
    .refine(hasWords, { params: { key: "validation.fileNameRequired" } })
    .optional(),
  isDefault: z.literal(true).optional(),
  inactivated: z.literal(false).optional().describe("Use it again."),
});

export type ResumeChange = z.infer<typeof resumeChange>;

export type Resume = z.infer<typeof resume>;

/**
 * The formats in which a resume can be made from a profile: `json` is JSON Resume, and `vcf` has how to reach the person,
 * for address books.
 */
export const madeFormats = ["pdf", "docx", "json", "hropen", "vcf"] as const;

export type MadeFormat = (typeof madeFormats)[number];
