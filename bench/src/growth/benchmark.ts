import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inSeconds, readOptions, several, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { build, loadInNewProcess } from "../search/build.ts";
import { classes } from "../search/classes.ts";
import { compare, time } from "../search/measure.ts";
import { EnginePeer } from "../search/peers/engine.ts";
import { measureProduct } from "../search/product/product.ts";
import { correctionAlone } from "../search/product/sentences.ts";
import { rounded, type Summary } from "../statistics.ts";
import { growthReport, type SizeFigures } from "./growth-report.ts";

/** How the engine's times, its build and its size grow with the number of postings. Each size gets a new index. */
export async function benchmarkGrowth(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters, {
    sizes: several([10_000, 30_000, 100_000, 300_000, 1_000_000], whole(0)),
    seconds: inSeconds(1),
  });
  const sizes: SizeFigures[] = [];
  for (const jobs of options.sizes) {
    const figures = await measureSize(jobs, options.seconds);
    sizes.push(figures);
    process.stderr.write(`${jobs} postings: built in ${figures.buildSeconds} s\n`);
  }
  return growthReport(sizes);
}

async function measureSize(jobs: number, seconds: number): Promise<SizeFigures> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-growth-"));
  const indexFolder = mkdtempSync(join(folder, "index-"));
  const recordsFolder = mkdtempSync(join(folder, "records-"));
  const engine = await EnginePeer.open(indexFolder);
  try {
    const { addSeconds, finishSeconds } = await build(engine, jobs);
    const { milliseconds, bytes } = loadInNewProcess(indexFolder);
    const times: Record<string, Summary> = {};
    for (const each of classes) {
      await compare([engine], each);
      times[each.name] = await time(engine, each, seconds);
    }
    const product = await measureProduct(engine, { jobs, seconds, folder: recordsFolder }, [correctionAlone]);
    times["correction"] = product[correctionAlone.name]!.answers;
    return {
      postings: jobs,
      buildSeconds: rounded(addSeconds + finishSeconds),
      loadMilliseconds: milliseconds,
      bytes,
      times,
    };
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
