import { z } from "zod";
import { instant } from "../formats.ts";
import { changedField } from "../hosting/shapes.ts";
import { jobDocument } from "../jobs/shapes.ts";

export const savedPosting = z.object({
  posting: jobDocument,
  state: z.enum(["open", "paused", "closed"]),
  savedAt: instant,
  closesAt: instant.optional(),
  closedAt: instant.optional(),
  withheldAt: instant
    .optional()
    .describe("When the operator took it down after a report: nothing else is told of it but its name."),
  changedAt: instant.optional().describe("When what it says last changed, if that was after it was saved."),
  changes: z
    .array(changedField)
    .optional()
    .describe(
      "For an imported posting that changed: what the list said when it was saved, and what it says now.",
    ),
});

export type ChangedFact = z.infer<typeof changedField>;

export type SavedPosting = z.infer<typeof savedPosting>;
