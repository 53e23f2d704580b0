import { z } from "zod";
import { instant } from "../formats.ts";
import { jobDocument } from "../jobs/shapes.ts";

export const savedPosting = z.object({
  posting: jobDocument,
  state: z.enum(["open", "paused", "closed"]),
  savedAt: instant,
  closesAt: instant.optional(),
  closedAt: instant.optional(),
  changedAt: instant.optional().describe("When what it says last changed, if that was after it was saved."),
});

export type SavedPosting = z.infer<typeof savedPosting>;
