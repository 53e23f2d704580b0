import type { Floor, Report, Table } from "../report.ts";
import { geometricMean, rounded, type Summary } from "../statistics.ts";
import type { BuildFigures, LoadFigures } from "./build.ts";
import type { LiveFigures } from "./live.ts";
import type { Difference } from "./measure.ts";
import type { ProductFigures } from "./product/product.ts";
import type { RemovalFigures } from "./removal.ts";

/** By class, then by peer. */
export type Times = Record<
  string,
  {
    readonly totals: readonly number[];
    readonly peers: Readonly<Record<string, Summary | "not supported">>;
  }
>;

export interface Mix {
  readonly searchesPerSecond: number;
  /** The engine's, over the classes that the peer answers. */
  readonly engineOverTheSame: number;
  readonly leftOut: readonly string[];
}

export interface Measured {
  readonly jobs: number;
  readonly builds: Readonly<Record<string, BuildFigures>>;
  readonly load: LoadFigures;
  readonly times: Times;
  readonly mix: Readonly<Record<string, Mix>>;
  /** By class of sentences. */
  readonly product: Readonly<Record<string, ProductFigures>>;
  readonly live: LiveFigures;
  readonly removal: RemovalFigures;
  readonly differences: readonly Difference[];
}

export function reportOn(measured: Measured): Report {
  const { jobs, differences } = measured;
  const others = Object.keys(measured.builds).filter((name) => name !== "engine");
  const ratios = Object.fromEntries(others.map((name) => [name, ratiosTo(name, measured)]));
  for (const difference of differences) process.stderr.write(`${JSON.stringify(difference)}\n`);
  return {
    name: `search-${jobs}`,
    figures: {
      postings: jobs,
      mode: "exact: true, every word must match; all facets compared but how stated pay is spread, which no peer is asked for; p50, p95, p99 and max in milliseconds",
      ...measured,
      ratios,
    },
    tables: [
      timesTable(measured, others),
      productTable(measured),
      peersTable(measured, ratios),
      engineTable(measured),
    ],
    floors: floorsOf(measured, ratios),
    goals: goalsOf(measured, ratios),
  };
}

interface Ratios {
  readonly medianTime: number;
  readonly throughput: number;
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

function engineIn(peers: Times[string]["peers"]): Summary {
  return peers["engine"] as Summary;
}

function timesTable({ times, jobs }: Measured, others: readonly string[]): Table {
  const beside = others.flatMap((name) => [`${name} p50`, "p99", "samples"]);
  return {
    title: `${jobs} postings, exact mode: milliseconds by class`,
    head: ["class", "p50", "p95", "p99", "max", "samples", ...beside],
    rows: Object.entries(times).map(([name, { peers }]) => {
      const { p50, p95, p99, max, samples } = engineIn(peers);
      return [name, p50, p95, p99, max, samples, ...others.flatMap((other) => cells(peers[other]!))];
    }),
  };
}

function cells(times: Summary | "not supported"): (string | number)[] {
  return times === "not supported" ? [times, "", ""] : [times.p50, times.p99, times.samples];
}

function productTable({ product }: Measured): Table {
  return {
    title: "Product mode (sentence, synonyms, correction, close matches, facets): milliseconds by class",
    head: ["class", "p50", "p95", "p99", "max", "samples", "understanding p50", "p99"],
    rows: Object.entries(product).map(([name, { answers, understanding }]) => {
      const { p50, p95, p99, max, samples } = answers;
      return [name, p50, p95, p99, max, samples, understanding.p50, understanding.p99];
    }),
  };
}

function peersTable({ builds, mix }: Measured, ratios: Readonly<Record<string, Ratios>>): Table {
  return {
    title: "Beside peers",
    head: [
      "",
      "build s",
      "finish s",
      "on disk MB",
      "searches/s",
      "engine faster (p50)",
      "(throughput)",
      "without",
    ],
    rows: Object.entries(builds).map(([name, { addSeconds, finishSeconds, bytesOnDisk }]) => {
      const { medianTime = 1, throughput = 1 } = ratios[name] ?? {};
      const { searchesPerSecond, leftOut } = mix[name]!;
      const size = megabytes(bytesOnDisk);
      return [
        name,
        addSeconds,
        finishSeconds,
        size,
        searchesPerSecond,
        medianTime,
        throughput,
        leftOut.join(", "),
      ];
    }),
  };
}

function engineTable({ load, live, removal }: Measured): Table {
  return {
    title: "The engine alone",
    head: ["", ""],
    rows: [
      ["load from disk, ms", load.milliseconds],
      ["buffers, MB", megabytes(load.bytes)],
      ["resident memory after loading, MB", megabytes(load.residentBytes)],
      ["segments", load.segments],
      ["a change is seen after, ms (p50)", live.visible.p50],
      ["a change is seen after, ms (max)", live.visible.max],
      ["search while updating, ms (p50)", live.searches.p50],
      ["search while updating, ms (p99)", live.searches.p99],
      [`${removal.removed} postings removed, s`, removal.removeSeconds],
      ["until merging rests, s", removal.restSeconds],
      ["buffers before, MB", megabytes(removal.bytesBefore)],
      ["buffers after, MB", megabytes(removal.bytesAfter)],
    ],
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** What removed postings may go on taking: a segment is rewritten when a quarter of it is dead. */
const mostKept = 0.67;
const million = 1_000_000;

/** Latency, throughput and size are owed at a million. */
function floorsOf(measured: Measured, ratios: Readonly<Record<string, Ratios>>): Floor[] {
  const { jobs, builds, load, live, removal, differences } = measured;
  const { addSeconds, finishSeconds } = builds["engine"]!;
  const always: Floor[] = [
    { what: "answers that differ between peers", measured: differences.length, most: 0 },
    { what: "a change is seen after, ms (p99)", measured: live.visible.p99, most: 100 },
    { what: "search while updating, ms (p99)", measured: live.searches.p99, most: 40 },
    {
      what: "share of the buffers that is left when half of the postings is gone",
      measured: rounded(removal.bytesAfter / removal.bytesBefore),
      most: mostKept,
    },
  ];
  if (jobs < million) return always;
  return [
    ...always,
    ...owedTimes(measured).flatMap(([name, { p50, p99 }]) => [
      { what: `${name}, ms (p50)`, measured: p50, most: 5 },
      { what: `${name}, ms (p99)`, measured: p99, most: heavy.has(name) ? 35 : 25 },
    ]),
    ...throughputFloors(ratios, { sqlite: 50 }),
    { what: "build, s", measured: rounded(addSeconds + finishSeconds), most: 120 },
    { what: "buffers, MB", measured: megabytes(load.bytes), most: 1000 },
    { what: "load, ms", measured: load.milliseconds, most: 3000 },
  ];
}

function goalsOf(measured: Measured, ratios: Readonly<Record<string, Ratios>>): Floor[] {
  const { jobs, builds, load } = measured;
  if (jobs < million) return [];
  const { addSeconds, finishSeconds } = builds["engine"]!;
  return [
    ...owedTimes(measured).flatMap(([name, { p50, p99 }]) => [
      { what: `${name}, ms (p50)`, measured: p50, most: 3 },
      { what: `${name}, ms (p99)`, measured: p99, most: 15 },
    ]),
    ...throughputFloors(ratios, { sqlite: 100, postgres: 200 }),
    { what: "build, s", measured: rounded(addSeconds + finishSeconds), most: 60 },
    { what: "buffers, MB", measured: megabytes(load.bytes), most: 700 },
  ];
}

/** Classes that may take a little longer. */
const heavy = new Set(["all facets", "combined"]);

/** Exact mode's classes, and the one that there is in product mode alone. */
function owedTimes({ times, product }: Measured): (readonly [string, Summary])[] {
  const exact = Object.entries(times).map(([name, { peers }]) => [name, engineIn(peers)] as const);
  return [...exact, ["correction", product["correction"]!.answers]];
}

function throughputFloors(
  ratios: Readonly<Record<string, Ratios>>,
  least: Readonly<Record<string, number>>,
): Floor[] {
  return Object.entries(least).flatMap(([name, times]) => {
    const ratio = ratios[name];
    return ratio
      ? [{ what: `throughput, times that of ${name}`, measured: ratio.throughput, least: times }]
      : [];
  });
}
