import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { jobDocument } from "../jobs/shapes.ts";
import { logo, organizationDetails } from "./details-shapes.ts";
import { recordReply } from "./reply-shapes.ts";
import { answerDay, responsiveness } from "./shapes.ts";

/** An organization's open books: what anybody may read about it. */
export const publicOrganization = z.object({
  id: idText,
  slug: z.string(),
  name: z.string(),
  about: z.string().optional(),
  site: z.string().optional(),
  logo,
  blindUntil: organizationDetails.shape.blindUntil,
  reply: recordReply.optional().describe("What it replies to its record."),
  hasBiasReports: z.boolean().describe("Whether it published any."),
  claimed: z.boolean().describe("Whether somebody answers for it here."),
  pros: z.array(z.object({ name: z.string(), slug: z.string() })).describe("Who answers for it."),
  owed: z.int().describe("Promised answers that are still open."),
  n: z.int().describe("Answers that were given or due in the last 90 days."),
  responsiveness: responsiveness.optional().describe("Its record; absent below five."),
  days: z.array(answerDay).optional().describe("The same answers by day, oldest first; absent below five."),
  jobs: z.array(jobDocument).describe("Open postings, newest first."),
  total: z.int().describe("How many open postings there are."),
  byAgencies: z
    .object({ jobs: z.array(jobDocument), total: z.int() })
    .describe("Open postings that agencies post for it, which confirms it; newest first."),
});

export type PublicOrganization = z.infer<typeof publicOrganization>;

/** What somebody did about one application, which has a different number in each file. */
export const ledgerEntry = z.object({
  application: z
    .int()
    .describe("In the order of submission; it says nothing about who applied, or for what."),
  kind: z.enum(["submitted", "promised", "opened", "answered", "withdrawn", "unanswered"]),
  at: instant,
  answerBy: instant.optional().describe("The promised date; only with `submitted` and `promised`."),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** The events behind an organization's record: anyone can recompute it from them. */
export const ledgerFile = z.object({
  organization: z.object({ slug: z.string(), name: z.string() }),
  pro: z
    .object({ slug: z.string(), name: z.string() })
    .optional()
    .describe("Who was the first to answer these applications; absent in an organization's own file."),
  countedAt: instant,
  figures: responsiveness,
  days: z.array(answerDay),
  unopened: z.int().describe("Of the answers counted, how many were given before an opening was noted."),
  entries: z.array(ledgerEntry).describe("In the order of the log."),
});

export type LedgerFile = z.infer<typeof ledgerFile>;
