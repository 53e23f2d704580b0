import type { Metric } from "@candor/contract/metrics/shapes";

/** Measurements of one name and page, counted together. */
export interface MetricCount {
  readonly name: string;
  readonly page: string;
  readonly times: number;
  /** Of the values that were measured. */
  readonly total: number;
}

/** What is counted when a day has too many names already. */
export const other = { name: "other", page: "" } as const;

/** In one order: processes that count at once never wait for each other in a circle. */
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

/** The pattern of the page that a measurement names: without a query, which may hold a credential, and without numbers. */
function pageOf({ attributes }: Metric): string {
  const page = attributes?.["page"];
  if (typeof page !== "string") return "";
  return page
    .replace(/[?#].*$/s, "")
    .replaceAll(/[^/]*\d[^/]*/g, ":id")
    .slice(0, pageCharacters);
}
