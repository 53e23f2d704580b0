import type { Metric } from "@candor/contract/metrics/shapes";

/** Measurements with the same name and page, counted together. */
export interface MetricCount {
  readonly name: string;
  readonly page: string;
  readonly times: number;
  /** Statistics of the measured values. */
  readonly total: number;
}

/** Counted instead once a day has too many names. */
export const other = { name: "other", page: "" } as const;

/** In a fixed order, so that concurrent processes can't deadlock. */
export function counted(metrics: readonly Metric[]): MetricCount[] {
  const counts = new Map<string, MetricCount>();
  for (const metric of metrics) {
    const { name, page } = { name: metric.name, page: pageOf(metric) };
    const key = `${name}\n${page}`;
    const { times, total } = counts.get(key) ?? { times: 0, total: 0 };
    counts.set(key, { name, page, times: times + 1, total: total + (metric.value ?? 0) });
  }
  return [...counts.entries()].toSorted(([one], [two]) => (one < two ? -1 : 1)).map(([, count]) => count);
}

const pageCharacters = 200;

/** The pattern of a measured page, without its query, which may contain a credential, and without numbers. */
function pageOf({ attributes }: Metric): string {
  const page = attributes?.["page"];
  if (typeof page !== "string") return "";
  return page
    .replace(/[?#].*$/s, "")
    .replaceAll(/[^/]*\d[^/]*/g, ":id")
    .slice(0, pageCharacters);
}
