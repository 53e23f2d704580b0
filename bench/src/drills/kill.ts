import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

/** A third of the rounds each kill a server that acknowledges writes, an import, and a run of job alerts. */
export async function drillKill(parameters: string[]): Promise<Report> {
  const { rounds } = readOptions(parameters, { rounds: whole(210) });
  const environment = { KILL_ROUNDS: String(Math.ceil(rounds / 3)) };
  return runSlowTest("kill", environment, killFloors(rounds), ["kill", "alerts-killed"]);
}

function killFloors(rounds: number): Parameters<typeof runSlowTest>[2] {
  return (figures) => [
    { what: "rounds", measured: sumOf(figures, "rounds"), least: rounds },
    { what: "acknowledged writes and mails of alerts lost", measured: sumOf(figures, "lost"), most: 0 },
    { what: "mails of alerts that were written twice", measured: sumOf(figures, "doubled"), most: 0 },
  ];
}
