import type { Table } from "../report.ts";
import type { Summary } from "../statistics.ts";
import { engineIn, type Measured, megabytes, type Ratios } from "./figures.ts";

export function tablesOf(measured: Measured, ratios: Readonly<Record<string, Ratios>>): Table[] {
  return [
    timesTable(measured, Object.keys(ratios)),
    productTable(measured),
    peersTable(measured, ratios),
    engineTable(measured),
  ];
}

function timesTable({ times, jobs }: Measured, others: readonly string[]): Table {
  const beside = others.flatMap((name) => [`${name} p50`, "p99", "samples"]);
  return {
    title: `${jobs} postings, exact mode: milliseconds by class`,
    head: ["class", "p50", "p95", "p99", "max", "samples", "first", ...beside],
    rows: Object.entries(times).map(([name, { first, peers }]) => {
      const { p50, p95, p99, max, samples } = engineIn(peers);
      return [name, p50, p95, p99, max, samples, first, ...others.flatMap((other) => cells(peers[other]!))];
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

function peersTable({ builds, mix, versions }: Measured, ratios: Readonly<Record<string, Ratios>>): Table {
  return {
    title: "Beside peers",
    head: [
      "",
      "version",
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
        versions[name]!,
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
