import { z } from "zod";
import { idText, instant } from "../formats.ts";

/** E-07. `text` is what a program could read in the file, and so what a Pro's search would see. */
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

export type Resume = z.infer<typeof resume>;
