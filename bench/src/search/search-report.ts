import type { Report } from "../report.ts";
import { geometricMean, rounded } from "../statistics.ts";
import { engineIn, type Measured, type Ratios } from "./figures.ts";
import { floorsOf, goalsOf } from "./floors.ts";
import { tablesOf } from "./tables.ts";

export function reportOn(measured: Measured): Report {
  const { jobs, differences } = measured;
  const others = Object.keys(measured.builds).filter((name) => name !== "engine");
  const ratios = Object.fromEntries(others.map((name) => [name, ratiosTo(name, measured)]));
  for (const difference of differences) process.stderr.write(`${JSON.stringify(difference)}\n`);
  return {
    name: `search-${jobs}`,
    figures: {
      postings: jobs,
      mode: "exact: true, every word must match; the facets that every peer can count compared; p50, p95, p99 and max in milliseconds",
      ...measured,
      ratios,
    },
    tables: tablesOf(measured, ratios),
    floors: floorsOf(measured, ratios),
    goals: goalsOf(measured, ratios),
  };
}

/** How many times faster the engine is. */
function ratiosTo(name: string, { times, mix }: Measured): Ratios {
  const speedups = Object.values(times).flatMap(({ peers }) => {
    const [theirs, ours] = [peers[name]!, engineIn(peers)];
    return theirs === "not supported" ? [] : [theirs.p50 / ours.p50];
  });
  const { engineOverTheSame, searchesPerSecond } = mix[name]!;
  return {
    medianTime: rounded(geometricMean(speedups)),
    throughput: rounded(engineOverTheSame / searchesPerSecond),
  };
}
