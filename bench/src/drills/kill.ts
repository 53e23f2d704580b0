import { parseArgs } from "node:util";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

/** Half of the rounds end a server that acknowledges writes, the other half an import. */
export async function drillKill(parameters: string[]): Promise<Report> {
  const { values } = parseArgs({ args: parameters, options: { rounds: { type: "string", default: "200" } } });
  const rounds = Number(values.rounds);
  return runSlowTest("kill", { KILL_ROUNDS: String(Math.ceil(rounds / 2)) }, (figures) => [
    { what: "rounds", measured: sumOf(figures, "rounds"), least: rounds },
    { what: "acknowledged writes lost", measured: sumOf(figures, "lost"), most: 0 },
  ]);
}
