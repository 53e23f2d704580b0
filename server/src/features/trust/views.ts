import { filterNames } from "@candor/contract/trust/filter-names";
import type { Trust } from "@candor/contract/trust/shapes";
import { day } from "../../platform/durations.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { togetherOf } from "../ledger/rules.ts";
import type { TrustRows } from "./queries/figures.ts";
import { duplicatesOf, freshnessOf, payOf } from "./rules/postings.ts";

export function trustView(rows: TrustRows): Trust {
  const { now, postings, lastLists, records, filters, alerts, processes, answered } = rows;
  return {
    countedAt: isoTime(now),
    freshness: freshnessOf(postings, lastLists, now),
    answers: togetherOf(records),
    pay: payOf(postings),
    duplicates: duplicatesOf(postings),
    filters: filtersView(filters),
    alerts: alertsView(alerts, now),
    uptime: {
      processes: processes.length,
      ...(processes.length > 0 && {
        runningSince: isoTime(Math.min(...processes.map(({ started_at: at }) => at))),
      }),
      countedSince: isoTime(answered.since),
      requests: answered.requests,
      failed: answered.failed,
    },
  };
}

function filtersView(results: TrustRows["filters"]): Trust["filters"] {
  const sums = (of: TrustRows["filters"]) => ({
    searches: of.length,
    checked: of.reduce((sum, { checked }) => sum + checked, 0),
    violations: of.reduce((sum, { violations }) => sum + violations, 0),
  });
  const byFilter = filterNames.map((filter) => ({
    filter,
    ...sums(results.filter((result) => result.filter === filter)),
  }));
  return { ...sums(results), byFilter: byFilter.filter(({ searches }) => searches > 0) };
}

function alertsView({ active, mails, since }: TrustRows["alerts"], now: number): Trust["alerts"] {
  const weeks = (now - since) / (7 * day);
  return {
    active,
    mails,
    since: isoTime(since),
    ...(active > 0 && { perAlertAndWeek: Math.round((mails / active / weeks) * 100) / 100 }),
  };
}
