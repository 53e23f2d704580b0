import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../commands.ts";
import type { ServerProcess } from "../server-process.ts";
import { rounded, type Summary } from "../statistics.ts";
import type { Pace } from "./paced.ts";
import { type Request, sendingOf } from "./request.ts";

export interface LoadResult {
  /** Without those that were refused. */
  readonly requestsPerSecond: number;
  /** Milliseconds, whether answered or refused. */
  readonly p50: number;
  readonly p99: number;
  /** Requests answered per second of one core's time, so other processes and a slow sender do not count. */
  readonly perCoreSecond: number;
  /** Share of the requests that were refused with 503. */
  readonly refused: number;
}

/** A refused request fails the run, unless it may be refused: a search may (ADR 043). */
interface Tolerance {
  readonly mayRefuse?: boolean;
}

const connections = 64;
/** Becomes another text in each request of a load: a server may answer equal ones that come together as one. */
export const unique = "[<id>]";
const autocannon = createRequire(import.meta.url).resolve("autocannon/autocannon.js");

/** Sends requests in turn over many connections, from a process of its own, as fast as answers arrive. */
export async function load(
  server: ServerProcess,
  requests: readonly Request[],
  seconds: number,
  { mayRefuse = false }: Tolerance = {},
): Promise<LoadResult> {
  const file = join(tmpdir(), `candor-bench-${randomUUID()}.har`);
  writeFileSync(
    file,
    JSON.stringify({ log: { entries: requests.map((request) => entryOf(server, request)) } }),
  );
  const before = processorSeconds(server);
  const output = await runProgram([
    autocannon,
    "--json",
    "--no-progress",
    `--har=${file}`,
    `--connections=${connections}`,
    `--idReplacement=${requests.some(({ body, form }) => `${form}${JSON.stringify(body)}`.includes(unique))}`,
    `--duration=${seconds}`,
    server.url,
  ]);
  const used = processorSeconds(server) - before;
  rmSync(file);
  const result = JSON.parse(output) as Output;
  const redirects = requests[0]?.form === undefined ? 0 : result["3xx"];
  const refused = mayRefuse ? (result.statusCodeStats["503"]?.count ?? 0) : 0;
  const lost = lostOf(result);
  const failed = result.non2xx - redirects - refused + result.errors + result.timeouts + lost;
  if (failed > 0) {
    const { non2xx, errors, timeouts } = result;
    const how = JSON.stringify({ non2xx, errors, timeouts, lost });
    throw new Error(`${failed} requests to ${requests[0]?.path} failed: ${how}`);
  }
  const { average, total } = result.requests;
  const answered = total - refused;
  return {
    requestsPerSecond: rounded((average * answered) / total),
    p50: result.latency.p50,
    p99: result.latency.p99,
    perCoreSecond: rounded(answered / used),
    refused: rounded(refused / total),
  };
}

/** Sends this many requests a second evenly, from a process of its own. The times are of those that are answered. */
export async function loadAt(
  rate: number,
  { url }: ServerProcess,
  requests: readonly Request[],
  seconds: number,
  { mayRefuse = false }: Tolerance = {},
): Promise<Summary & { readonly refused: number }> {
  const file = join(tmpdir(), `candor-bench-${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ url, requests, connections, seconds, rate } satisfies Pace));
  const output = await runProgram(["bench/src/http/paced.ts", file]);
  rmSync(file);
  const { failures, ...times } = JSON.parse(output) as Summary & { failures: Record<string, number> };
  const { 503: shed = 0, ...others } = failures;
  const failed = mayRefuse ? others : failures;
  if (Object.keys(failed).length > 0)
    throw new Error(`Requests to ${requests[0]?.path} failed: ${JSON.stringify(failed)}`);
  return { ...times, refused: shed };
}

/** Autocannon silently reopens a closed connection. At its end each connection waits for one answer. */
function lostOf({ requests, errors, timeouts }: Output): number {
  return Math.max(0, requests.sent - requests.total - connections - errors - timeouts);
}

interface Output {
  readonly requests: { readonly average: number; readonly total: number; readonly sent: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly "3xx": number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  readonly errors: number;
  readonly timeouts: number;
}

function entryOf(server: ServerProcess, request: Request) {
  const { headers, text } = sendingOf(request);
  const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const postData = text === undefined ? {} : { postData: { text } };
  return {
    request: { method: request.method, url: server.url + request.path, headers: named, ...postData },
  };
}

const ticksPerSecond = 100;

/** CPU time of all the process's threads, as Linux counts it. */
function processorSeconds({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
