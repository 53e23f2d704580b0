import { parseArgs } from "node:util";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

export async function drillRestarts(parameters: string[]): Promise<Report> {
  const { values } = parseArgs({
    args: parameters,
    options: { restarts: { type: "string", default: "20" } },
  });
  const restarts = Number(values.restarts);
  return runSlowTest("restarts", { RESTARTS: String(restarts) }, (figures) => [
    { what: "restarts", measured: sumOf(figures, "restarts"), least: restarts },
    { what: "accepted requests that failed", measured: sumOf(figures, "failed"), most: 0 },
  ]);
}
