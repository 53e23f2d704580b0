import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { hiddenKinds } from "../values.ts";

/** A posting, or all of an organization's postings: named by the number of one of them. */
export const toHide = z.object({ kind: z.enum(hiddenKinds), jobId: idText });

export const hiddenEntry = z.object({
  id: idText,
  kind: z.enum(hiddenKinds),
  posting: z
    .object({ id: idText, title: z.string() })
    .optional()
    .describe("Absent where everything of the organization is hidden."),
  organization: z.object({ name: z.string(), slug: z.string() }),
  hiddenAt: instant,
});

export type HiddenEntry = z.infer<typeof hiddenEntry>;
