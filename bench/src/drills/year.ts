import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

/** A simulated year of alerts, replies, bounces and stops, checked by an oracle. */
export async function drillYear(parameters: string[]): Promise<Report> {
  const { people, seed } = readOptions(parameters, { people: whole(5000), seed: whole(19) });
  const environment = { YEAR_PEOPLE: String(people), YEAR_SEED: String(seed) };
  return runSlowTest("year", environment, (figures) => [
    { what: "people", measured: sumOf(figures, "people"), least: people },
    { what: "mails that an oracle did not expect, or missed", measured: sumOf(figures, "faults"), most: 0 },
  ]);
}
