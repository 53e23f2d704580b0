import { type LoadResult, load, loadAt } from "../http/load.ts";
import { overPostings } from "../http/over-postings.ts";
import { inSeconds, readOptions, UsageError, whole } from "../options.ts";
import type { Report } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import { median, rounded, type Summary } from "../statistics.ts";
import { type Target, targets } from "./targets.ts";

/** With fewer answers a round says nothing. */
const fewest = 10;

interface Options {
  readonly postings: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Searches through the whole server: parsed, answered, read from the records and serialized. */
export async function benchmarkSearchHttp(parameters: string[]): Promise<Report> {
  const { jobs: postings, ...times } = readOptions(parameters, {
    jobs: whole(100_000),
    seconds: inSeconds(5),
    rounds: whole(3),
  });
  const options = { postings, ...times };
  const results: Measured[] = [];
  await overPostings(options.postings, async (candor) => {
    for (const target of targets) results.push(await measure(candor, target, options));
  });
  return reportOn(results, options);
}

interface Measured {
  readonly name: string;
  /** Answered with a list. */
  readonly requestsPerSecond: number;
  /** Share of the requests that were refused because they waited too long. */
  readonly refused: number;
  /** Milliseconds at 64 connections that are never idle. */
  readonly p50: number;
  readonly p99: number;
  /** At half of that rate. */
  readonly atHalf: Summary & { readonly refused: number };
  readonly rounds: readonly LoadResult[];
}

async function measure(
  candor: ServerProcess,
  { name, requests }: Target,
  { seconds, rounds: count }: Options,
): Promise<Measured> {
  const loaded = () => load(candor, requests, seconds, { mayRefuse: true });
  await loaded();
  const rounds: LoadResult[] = [];
  for (let round = 0; round < count; round++) rounds.push(await loaded());
  const middle = (of: (result: LoadResult) => number) => rounded(median(rounds.map(of)));
  const requestsPerSecond = middle((round) => round.requestsPerSecond);
  if (requestsPerSecond * seconds < fewest)
    throw new UsageError(`${name}: fewer than ${fewest} answers in ${seconds} s. Give it more --seconds.`);
  return {
    name,
    requestsPerSecond,
    refused: middle((round) => round.refused),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    atHalf: await loadAt(requestsPerSecond / 2, candor, requests, seconds, { mayRefuse: true }),
    rounds,
  };
}

function reportOn(results: readonly Measured[], options: Options): Report {
  return {
    name: `search-http-${options.postings}`,
    figures: { connections: 64, ...options, results },
    tables: [
      {
        title: `${options.postings} postings over HTTP, 64 connections, medians of ${options.rounds} rounds`,
        head: ["", "answers/s", "refused", "p50 ms", "p99 ms", "p50 ms at half", "p99 ms at half", "refused"],
        rows: results.map(({ name, requestsPerSecond, refused, p50, p99, atHalf }) => [
          name,
          requestsPerSecond,
          `${rounded(refused * 100)} %`,
          p50,
          p99,
          atHalf.p50,
          atHalf.p99,
          atHalf.refused,
        ]),
      },
    ],
    floors: results.map(({ name, atHalf }) => ({
      what: `${name}: refused at half of the maximum rate`,
      measured: atHalf.refused,
      most: 0,
    })),
  };
}
