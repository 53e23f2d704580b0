import { z } from "zod";
import { decisionDue } from "../applications/decision-due.ts";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { hasWords } from "../values.ts";

export const reason = lineOf(limits.reasonCharacters)
  .trim()
  .min(limits.reasonMinimum, { error: "validation.impersonationReason", abort: true })
  .refine(hasWords, { params: { key: "validation.impersonationReason" } })
  .describe("Why; kept for anyone who audits it.");

export const impersonation = z.object({
  sessionId: z.string(),
  administrator: z.string().describe("An address of mail, as `email` is."),
  email: z.string(),
  reason: z.string(),
  startedAt: instant,
  endedAt: instant.optional(),
});
export type Impersonation = z.infer<typeof impersonation>;

const count = z.int();
const owed = z.object({ owed: count, late: count });

/** how the place is doing. */
export const dashboard = z.object({
  accounts: z.object({ total: count, recent: count }),
  postings: z.object({ hosted: count, imported: count }).describe("Those that are open."),
  applications: z.object({ total: count, recent: count }),
  answers: z.object({
    due: count.describe("Promised and not given yet."),
    missed: count,
    late: count,
  }),
  mails: z.object({ waiting: count, failed: count }),
  failedTasks: count.describe("Given up, those of mails among them."),
  claims: count,
  reports: owed,
  appeals: owed,
  leads: count,
  replies: count.describe("Shown beside records."),
});
export type Dashboard = z.infer<typeof dashboard>;

/** M-03: decisions that didn't come in time. Nobody is named. */
export const overdueDecisions = z.object({
  total: count,
  decisions: z
    .array(
      z.object({
        applicationId: idText,
        organization: z.object({ name: z.string(), slug: z.string() }),
        job: z.object({ id: idText, title: z.string() }),
        due: decisionDue,
      }),
    )
    .max(limits.overdueDecisionsShown),
});
export type OverdueDecisions = z.infer<typeof overdueDecisions>;
