import { rateLimits } from "@candor/contract/rate-limits";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { overPostings } from "../http/over-postings.ts";
import { inSeconds, readOptions, whole } from "../options.ts";
import type { Floor, Report, Table } from "../report.ts";
import { sentenceClasses } from "../search/product/sentences.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { type Answer, sendAll, sendAt, type Texts } from "./senders.ts";

const hostile = "203.0.113.7";
const honestAddresses = 40;
/** Share of the capacity that honest callers ask for together. */
const honestShare = 0.1;
const timesCapacity = 3;

const ordinary = sentenceClasses.flatMap(({ searches }) => searches);
const asked = ordinary.map((search) => ({ ...search, facets: true }));

/** The load beyond the capacity. */
const mixes = [
  { name: "ordinary searches", searches: asked },
  { name: "490 characters of excluded beginnings", searches: [{ query: excluded(490), facets: true }] },
] satisfies { name: string; searches: SearchCriteria[] }[];

interface Measured {
  readonly name: string;
  /** Searches a second, from many addresses that wait for their answers. */
  readonly capacity: number;
  readonly offered: number;
  /** Searches answered with 200 per second under the overload, and their share of the capacity. */
  readonly served: number;
  readonly share: number;
  readonly honest: Summary;
  readonly honestRefused: number;
  readonly refused: Summary | undefined;
  readonly health: Summary;
  /** How often the hostile address got each status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Three times the searches that the server can handle, most of them from one address; honest callers use others. */
export async function drillOverload(parameters: string[]): Promise<Report> {
  const { jobs, seconds } = readOptions(parameters, {
    jobs: whole(100_000),
    seconds: inSeconds(15, { most: 30 }),
  });
  const results: Measured[] = [];
  await overPostings(
    jobs,
    async ({ url }) => {
      for (const { name, searches } of mixes) results.push(await measure(url, name, searches, seconds));
    },
    { TRUSTED_PROXIES: "127.0.0.1" },
  );
  return reportOn(results, { jobs, seconds });
}

async function measure(
  url: string,
  name: string,
  searches: readonly SearchCriteria[],
  seconds: number,
): Promise<Measured> {
  const many = { url, connections: 2 * honestAddresses, texts: textsOf(url, searches, honestAddress) };
  await sendAll({ ...many, seconds: 5 });
  const capacity = servedEachSecond(await sendAll({ ...many, seconds }), seconds);
  // Beyond its rate limit an address gets a 429, which this drill is not about.
  const offered = Math.min(timesCapacity * capacity, rateLimits.reading.requests * 0.9);
  const beside = { url, seconds, connections: 64 };
  const [flood, honest, health] = await Promise.all([
    sendAt(offered, { ...beside, texts: textsOf(url, searches, () => hostile) }, false),
    sendAt(capacity * honestShare, { ...beside, texts: textsOf(url, ordinary, honestAddress) }, true),
    sendAt(20, { ...beside, connections: 8, texts: () => textOf(url, "GET", "/healthz", hostile) }, true),
  ]);
  const served = servedEachSecond([...flood, ...honest], seconds);
  const refused = flood.filter(({ status }) => status === 503);
  return {
    name,
    capacity: rounded(capacity),
    offered: rounded(offered),
    served: rounded(served),
    share: rounded(served / capacity),
    honest: summaryOf(honest),
    honestRefused: honest.filter(({ status }) => status !== 200).length,
    refused: refused.length > 0 ? summaryOf(refused) : undefined,
    health: summaryOf(health),
    statuses: countsOf(flood),
  };
}

function reportOn(results: readonly Measured[], options: { jobs: number; seconds: number }): Report {
  const each = (of: (measured: Measured) => readonly Floor[]) => results.flatMap(of);
  return {
    name: "drill-overload",
    figures: { ...options, timesCapacity, honestShare, results },
    tables: [tableOf(results, options)],
    floors: each(({ name, share, honestRefused }) => [
      { what: `${name}: share of the capacity that is served`, measured: share, least: 0.6 },
      { what: `${name}: honest searches that are refused`, measured: honestRefused, most: 0 },
    ]),
    goals: each(({ name, share, honest, refused, health }) => [
      { what: `${name}: share of the capacity that is served`, measured: share, least: 0.8 },
      { what: `${name}: p99 of honest searches, ms`, measured: honest.p99, most: 150 },
      { what: `${name}: p99 of a 503, ms`, measured: refused?.p99 ?? 0, most: 50 },
      { what: `${name}: p99 of /healthz, ms`, measured: health.p99, most: 100 },
    ]),
  };
}

function tableOf(results: readonly Measured[], { jobs, seconds }: { jobs: number; seconds: number }): Table {
  return {
    title: `${jobs} postings, ${timesCapacity} times the capacity from one address for ${seconds} s`,
    head: ["", "capacity/s", "offered/s", "served/s", "honest p50", "p99 ms", "503 p99 ms", "health p99 ms"],
    rows: results.map(({ name, capacity, offered, served, honest, refused, health }) => [
      name,
      capacity,
      offered,
      served,
      honest.p50,
      honest.p99,
      refused?.p99 ?? "–",
      health.p99,
    ]),
  };
}

function servedEachSecond(answers: readonly Answer[], seconds: number): number {
  return answers.filter(({ status, at }) => status === 200 && at <= seconds * 1000).length / seconds;
}

function summaryOf(answers: readonly Answer[]): Summary {
  return summarize(answers.map(({ milliseconds }) => milliseconds));
}

function countsOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function honestAddress(number: number): string {
  return `198.51.100.${(number % honestAddresses) + 1}`;
}

function textsOf(
  url: string,
  searches: readonly SearchCriteria[],
  addressOf: (number: number) => string,
): Texts {
  const bodies = searches.map((search) => JSON.stringify(search));
  return (number) =>
    textOf(url, "POST", "/rest/jobs/search", addressOf(number), bodies[number % bodies.length]);
}

function textOf(url: string, method: string, path: string, address: string, body?: string): string {
  const headers = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `x-forwarded-for: ${address}`,
    ...(body === undefined
      ? []
      : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${headers.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/** "-aa* -bd* …": as many prefixes as fit. */
function excluded(characters: number): string {
  const letter = (number: number) => String.fromCharCode(97 + (number % 26));
  const words = Array.from({ length: 200 }, (_, number) => `-${letter(number)}${letter(number * 7 + 3)}*`);
  return words.join(" ").slice(0, characters);
}
