import { parseArgs } from "node:util";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

/** A simulated year of alerts, replies, bounces and stops, checked by an oracle. */
export async function drillYear(parameters: string[]): Promise<Report> {
  const { values } = parseArgs({
    args: parameters,
    options: { people: { type: "string", default: "5000" }, seed: { type: "string", default: "19" } },
  });
  return runSlowTest("year", { YEAR_PEOPLE: values.people, YEAR_SEED: values.seed }, (figures) => [
    { what: "people", measured: sumOf(figures, "people"), least: Number(values.people) },
    { what: "mails that an oracle did not expect, or missed", measured: sumOf(figures, "faults"), most: 0 },
  ]);
}
