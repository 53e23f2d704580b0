import { z } from "zod";
import { instant } from "../formats.ts";
import { filterNames } from "./filter-names.ts";

const checks = {
  searches: z.int(),
  checked: z.int().describe("Listed postings that were looked up in the records; up to 100 of each search."),
  violations: z.int().describe("How many of those are not open, or lack what the filter asks for."),
};

const stating = z.object({ n: z.int().describe("Open postings."), stated: z.int() });

/** M-46: what the records say about how the place is doing. */
export const trust = z.object({
  countedAt: instant,
  freshness: z
    .object({
      n: z.int().describe("Open postings."),
      confirmed: z.int().describe("How many of them their own organization confirmed."),
      ages: z.array(
        z.object({
          from: z.int().describe("In days."),
          through: z.int().optional().describe("In days; both ends count. Absent for the last."),
          count: z.int(),
        }),
      ),
    })
    .describe(
      "Open postings by whole days since their organization confirmed them, else since their source last stated them, else since they were first seen.",
    ),
  answers: z
    .object({
      organizations: z.int(),
      n: z.int().describe("Applications whose answer was given or due in the last 90 days."),
      answeredInTime: z.int(),
      late: z.int(),
      missed: z.int(),
      medianBusinessDays: z
        .int()
        .optional()
        .describe("Half of them had an answer by then; absent while more than half have none."),
      leftOut: z
        .object({ organizations: z.int(), n: z.int() })
        .describe("Organizations with fewer than five answers, whose own pages show no record."),
    })
    .describe("The sum of the records that open books show."),
  pay: z
    .object({ hosted: stating, imported: stating })
    .describe("Open postings that name an amount: those written or taken over here, and imported ones."),
  duplicates: z.object({
    n: z.int().describe("Open postings."),
    hidden: z.int().describe("How many of them lists leave out, because another one is the same job."),
    clusters: z.int().describe("How many listed postings stand for those."),
  }),
  filters: z
    .object({
      ...checks,
      byFilter: z.array(z.object({ filter: z.enum(filterNames), ...checks })),
    })
    .describe("Searches with one filter each, and what they listed, compared with the records."),
  alerts: z.object({
    active: z.int(),
    mails: z.int().describe("Sent since then, as far as the records keep them."),
    since: instant,
    perAlertAndWeek: z.number().optional().describe("Absent without active alerts."),
  }),
  uptime: z
    .object({
      processes: z.int().describe("That run now."),
      runningSince: instant.optional().describe("When the oldest of them started."),
      countedSince: instant.describe("When the process that answers started to count its requests."),
      requests: z.int().describe("That this process has answered since."),
      failed: z.int().describe("How many of those failed on the server's side: a status of 500 or above."),
    })
    .describe("What the running processes know about themselves; nobody measures from outside."),
});

export type Trust = z.infer<typeof trust>;
