import { inSeconds, readOptions, whole } from "../options.ts";
import { packageVersion } from "../package-version.ts";
import type { Floor, Report, Table } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import { median, rounded, type Summary } from "../statistics.ts";
import { besideHello } from "./beside-hello.ts";
import { type LoadResult, load, loadAt } from "./load.ts";
import type { Request } from "./request.ts";

interface Target {
  readonly name: string;
  readonly requests: readonly Request[];
  /** Requests a second, as a share of a bare Fastify's. */
  readonly least?: number;
  /** The 99th percentile at half of the maximum rate, in milliseconds. */
  readonly mostP99: number;
}

const postings = 10_000;

const reads: readonly Target[] = [
  { name: "/env", requests: [{ method: "GET", path: "/env" }], least: 0.75, mostP99: 50 },
  { name: "job look-up", requests: lookUps(1000), least: 0.4, mostP99: 50 },
  { name: "search", requests: searches(), mostP99: 50 },
  { name: "page /", requests: [{ method: "GET", path: "/" }], mostP99: 50 },
];

/** Limits of what one address may report would soon be reached, so a proxy names many. */
const write: Target = {
  name: "durable write",
  requests: Array.from({ length: 1000 }, (_, number) => ({
    method: "POST",
    path: "/rest/actions",
    body: [{ name: "bench", attributes: { step: 1 } }],
    address: `10.0.${number >> 8}.${number & 255}`,
  })),
  least: 0.05,
  mostP99: 150,
};

/** The server's requests a second next to a bare Fastify's, measured in turn. */
export async function benchmarkHttp(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters, { seconds: inSeconds(5), rounds: whole(3) });
  const measured = await besideHello(postings, async (candor, hello) => {
    const figures: Measured[] = [];
    for (const target of reads) figures.push(await measure(candor, hello, target, options));
    return figures;
  });
  const written = await besideHello(postings, (candor, hello) => measure(candor, hello, write, options), {
    TRUSTED_PROXIES: "127.0.0.1",
  });
  return reportOn([...measured, written], options);
}

function lookUps(count: number): Request[] {
  const step = Math.floor(postings / count);
  return Array.from({ length: count }, (_, index) => ({
    method: "GET",
    path: `/rest/job-lookup/${1 + index * step}`,
  }));
}

function searches(): Request[] {
  const bodies = [
    { query: "registered nurse night shift" },
    { query: "remote software engineer over 120k", facets: true },
    { query: "project manager", location: "Chicago, IL", distanceMiles: 25 },
    { query: "customer service", jobTypes: ["permanent"], sort: "date" },
    { query: "", location: "New York, NY" },
  ];
  return bodies.map((body) => ({ method: "POST", path: "/rest/jobs/search", body }));
}

interface Measured {
  readonly target: Target;
  readonly rounds: readonly { readonly hello: LoadResult; readonly ours: LoadResult }[];
  readonly ratio: number;
  readonly ratioPerCoreSecond: number;
  readonly atHalf: Summary;
}

async function measure(
  candor: ServerProcess,
  hello: ServerProcess,
  target: Target,
  { seconds, rounds: count }: { seconds: number; rounds: number },
): Promise<Measured> {
  await load(candor, target.requests, 2);
  const rounds: { hello: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < count; round++) {
    rounds.push({
      hello: await load(hello, [{ method: "GET", path: "/" }], seconds),
      ours: await load(candor, target.requests, seconds),
    });
  }
  const ratio = (of: (result: LoadResult) => number) =>
    rounded(median(rounds.map(({ hello, ours }) => of(ours) / of(hello))));
  const half = median(rounds.map(({ ours }) => ours.requestsPerSecond)) / 2;
  return {
    target,
    rounds,
    ratio: ratio((result) => result.requestsPerSecond),
    ratioPerCoreSecond: ratio((result) => result.perCoreSecond),
    atHalf: await loadAt(half, candor, target.requests, seconds),
  };
}

function reportOn(measured: readonly Measured[], options: { seconds: number; rounds: number }): Report {
  const results = measured.map(({ target, ...figures }) => ({ name: target.name, ...figures }));
  return {
    name: "http",
    figures: { postings, connections: 64, fastify: packageVersion("fastify"), ...options, results },
    tables: [tableOf(measured)],
    floors: measured.flatMap(floorsOf),
  };
}

function tableOf(measured: readonly Measured[]): Table {
  const middle = (rounds: Measured["rounds"], of: (round: Measured["rounds"][number]) => number) =>
    median(rounds.map(of));
  return {
    title: "Beside a bare Fastify, medians of rounds",
    head: ["", "requests/s", "hello/s", "ratio", "by core time", "p50 ms", "p99 ms", "p99 ms at half"],
    rows: measured.map(({ target, rounds, ratio, ratioPerCoreSecond, atHalf }) => [
      target.name,
      middle(rounds, ({ ours }) => ours.requestsPerSecond),
      middle(rounds, ({ hello }) => hello.requestsPerSecond),
      ratio,
      ratioPerCoreSecond,
      middle(rounds, ({ ours }) => ours.p50),
      middle(rounds, ({ ours }) => ours.p99),
      atHalf.p99,
    ]),
  };
}

function floorsOf({ target, ratio, atHalf }: Measured): Floor[] {
  const share =
    target.least === undefined
      ? []
      : [{ what: `${target.name}: share of hello`, measured: ratio, least: target.least }];
  return [...share, { what: `${target.name}: p99 at half, ms`, measured: atHalf.p99, most: target.mostP99 }];
}
