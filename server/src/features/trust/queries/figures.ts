import { day } from "../../../platform/durations.ts";
import { runningProcesses } from "../../../platform/processes.ts";
import type { Answered } from "../../../platform/request-times.ts";
import { alertVolume } from "../../alerts/queries/volume.ts";
import { storedRecords } from "../../ledger/queries.ts";
import type { SearchParts } from "../../search/queries/ask.ts";
import { checkFilters } from "./filters.ts";
import { lastWholeLists, openPostings } from "./open-postings.ts";

export interface TrustParts extends Omit<SearchParts, "asking"> {
  readonly metrics: { readonly answered: () => Answered };
}

export type TrustRows = Awaited<ReturnType<typeof trustRows>>;

/** Mails are kept this long. */
const mailDays = 30;

/** M-46: everything that the page counts, read now. */
export async function trustRows(parts: TrustParts) {
  const { read } = parts.database;
  const now = parts.clock.now();
  const mailsSince = now - mailDays * day;
  return {
    now,
    postings: await openPostings(read, now),
    lastLists: await lastWholeLists(read),
    records: await storedRecords(read),
    filters: await checkFilters({ ...parts, asking: {} }),
    alerts: { ...(await alertVolume(read, mailsSince)), since: mailsSince },
    processes: await runningProcesses(read, now),
    answered: parts.metrics.answered(),
  };
}
