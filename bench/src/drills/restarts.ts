import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

export async function drillRestarts(parameters: string[]): Promise<Report> {
  const { restarts } = readOptions(parameters, { restarts: whole(20) });
  return runSlowTest("restarts", { RESTARTS: String(restarts) }, (figures) => [
    { what: "restarts", measured: sumOf(figures, "restarts"), least: restarts },
    { what: "accepted requests that failed", measured: sumOf(figures, "failed"), most: 0 },
  ]);
}
