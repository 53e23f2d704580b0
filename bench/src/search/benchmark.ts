import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Floor, Report, Table } from "../report.ts";
import { geometricMean, rounded, type Summary } from "../statistics.ts";
import { type BuildFigures, build, type LoadFigures, loadInNewProcess } from "./build.ts";
import { classes } from "./classes.ts";
import { type LiveFigures, searchWhileUpdating } from "./live.ts";
import { compare, type Difference, throughput, time } from "./measure.ts";
import { EnginePeer } from "./peers/engine.ts";
import type { Peer } from "./peers/peer.ts";
import { PostgresPeer } from "./peers/postgres.ts";
import { SqlitePeer } from "./peers/sqlite.ts";

/** By class, then by peer. */
type Times = Record<string, { readonly totals: readonly number[]; readonly peers: Record<string, Summary> }>;

/** Candor's engine beside its peers: the same postings, the same searches, the same answers. */
export async function benchmarkSearch(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters);
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-search-"));
  const engine = await EnginePeer.open(emptyFolder(folder, "engine"));
  const peers: Peer[] = [engine];
  try {
    const builds: Record<string, BuildFigures> = { engine: await build(engine, options.jobs) };
    const load = loadInNewProcess(join(folder, "engine"));
    for (const name of options.peers) {
      const peer = await openPeer(name, folder);
      peers.push(peer);
      builds[name] = await build(peer, options.jobs);
    }
    const { times, differences } = await measure(peers, options.seconds);
    const mix: Record<string, number> = {};
    for (const peer of peers) mix[peer.name] = await throughput(peer, classes, options.seconds * 3);
    const live = await searchWhileUpdating(engine, classes, options.seconds * 5);
    return reportOn({ jobs: options.jobs, builds, load, times, mix, live, differences });
  } finally {
    for (const peer of peers) await peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const known = ["sqlite", "postgres"] as const;
type PeerName = (typeof known)[number];

function readOptions(args: string[]): { jobs: number; peers: readonly PeerName[]; seconds: number } {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: "string", default: "100000" },
      peers: { type: "string", default: known.join(",") },
      seconds: { type: "string", default: "3" },
    },
  });
  const asked = values.peers.split(",");
  return {
    jobs: Number(values.jobs),
    peers: known.filter((name) => asked.includes(name)),
    seconds: Number(values.seconds),
  };
}

async function openPeer(name: PeerName, folder: string): Promise<Peer> {
  return name === "sqlite" ? new SqlitePeer(emptyFolder(folder, name)) : PostgresPeer.open();
}

function emptyFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

async function measure(peers: readonly Peer[], seconds: number) {
  const times: Times = {};
  const differences: Difference[] = [];
  for (const queryClass of classes) {
    const compared = await compare(peers, queryClass);
    differences.push(...compared.differences);
    const byPeer: Record<string, Summary> = {};
    for (const peer of peers) byPeer[peer.name] = await time(peer, queryClass, seconds);
    times[queryClass.name] = { totals: compared.totals, peers: byPeer };
    process.stderr.write(
      `${queryClass.name}: ${Object.values(byPeer)
        .map(({ p50 }) => p50)
        .join(" / ")} ms\n`,
    );
  }
  return { times, differences };
}

interface Measured {
  readonly jobs: number;
  readonly builds: Record<string, BuildFigures>;
  readonly load: LoadFigures;
  readonly times: Times;
  /** Searches a second over the mix. */
  readonly mix: Record<string, number>;
  readonly live: LiveFigures;
  readonly differences: readonly Difference[];
}

function reportOn(measured: Measured): Report {
  const { jobs, times, mix, differences } = measured;
  const others = Object.keys(mix).filter((name) => name !== "engine");
  const ratios = Object.fromEntries(others.map((name) => [name, ratiosTo(name, measured)]));
  for (const difference of differences) process.stderr.write(`${JSON.stringify(difference)}\n`);
  return {
    name: `search-${jobs}`,
    figures: {
      postings: jobs,
      mode: "exact: true, every word must match; p50, p95, p99 and max in milliseconds",
      ...measured,
      ratios,
    },
    tables: [timesTable(times, others, jobs), peersTable(measured, ratios), engineTable(measured)],
    floors: floorsOf(measured),
  };
}

/** How many times faster the engine is. */
function ratiosTo(name: string, { times, mix }: Measured) {
  const speedups = Object.values(times).map(({ peers }) => peers[name]!.p50 / peers["engine"]!.p50);
  return {
    medianTime: rounded(geometricMean(speedups)),
    throughput: rounded(mix["engine"]! / mix[name]!),
  };
}

function timesTable(times: Times, others: readonly string[], jobs: number): Table {
  return {
    title: `${jobs} postings: milliseconds by class`,
    head: [
      "class",
      "p50",
      "p95",
      "p99",
      "max",
      "samples",
      ...others.flatMap((name) => [`${name} p50`, "p99", "samples"]),
    ],
    rows: Object.entries(times).map(([name, { peers }]) => {
      const { p50, p95, p99, max, samples } = peers["engine"]!;
      const beside = others.flatMap((other) => [peers[other]!.p50, peers[other]!.p99, peers[other]!.samples]);
      return [name, p50, p95, p99, max, samples, ...beside];
    }),
  };
}

function peersTable({ builds, mix }: Measured, ratios: Record<string, ReturnType<typeof ratiosTo>>): Table {
  return {
    title: "Beside peers",
    head: ["", "build s", "finish s", "on disk MB", "searches/s", "engine faster (p50)", "(throughput)"],
    rows: Object.entries(builds).map(([name, { addSeconds, finishSeconds, bytesOnDisk }]) => {
      const { medianTime = 1, throughput = 1 } = ratios[name] ?? {};
      return [name, addSeconds, finishSeconds, megabytes(bytesOnDisk), mix[name]!, medianTime, throughput];
    }),
  };
}

function engineTable({ load, live }: Measured): Table {
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
    ],
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** Latency is owed at a million; what a phrase takes is reported, and owed later. */
function floorsOf({ jobs, times, live, differences }: Measured): Floor[] {
  const always: Floor[] = [
    { what: "answers that differ between peers", measured: differences.length, most: 0 },
    { what: "a change is seen after, ms", measured: live.visible.p99, most: 100 },
  ];
  if (jobs < 1_000_000) return always;
  const owed = Object.entries(times).filter(([name]) => name !== "phrase");
  const slowest = (of: (summary: Summary) => number) =>
    Math.max(...owed.map(([, { peers }]) => of(peers["engine"]!)));
  return [
    ...always,
    { what: "slowest class without phrases, p50 ms", measured: slowest(({ p50 }) => p50), most: 8 },
    { what: "slowest class without phrases, p99 ms", measured: slowest(({ p99 }) => p99), most: 40 },
  ];
}
