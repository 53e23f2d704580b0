import { spawnSync } from "node:child_process";
import { readOptions, UsageError, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

export async function drillPower(parameters: string[]): Promise<Report> {
  const { cuts } = readOptions(parameters, { cuts: whole(50) });
  if (process.platform !== "linux" || spawnSync("cc", ["--version"]).status !== 0)
    throw new UsageError("This drill needs Linux with glibc and a C compiler that is called cc.");
  return runSlowTest("power", { POWER_CUTS: String(cuts) }, (figures) => [
    { what: "power cuts", measured: sumOf(figures, "cuts"), least: cuts },
    { what: "acknowledged writes lost", measured: sumOf(figures, "lost"), most: 0 },
    { what: "cuts of a disk that ignores syncs, noticed", measured: sumOf(figures, "lies"), least: cuts },
  ]);
}
