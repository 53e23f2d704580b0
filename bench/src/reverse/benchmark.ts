import type { IndexedPosting } from "@candor/engine/document";
import { AlertIndex } from "@candor/engine/reverse/alert-index";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { corpus } from "../search/corpus.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { alertAt, type Wishes, wishesOf } from "./alerts.ts";
import { heapBytes } from "./heap.ts";
import { measurePostgres, measureScan, type PeerFigures } from "./peers.ts";

/** Postings that set the index's rarities, warm it up, and inspire alerts. None of them is measured. */
const samples = 2000;
const warming = 200;
const wished = 17_000;
/** Alerts that replace others. */
const replaced = 2000;
/** Postings that peers are timed on: their times hardly differ. */
const compared = 50;

/** One posting against all alerts that wait for it. */
export async function benchmarkReverse(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters, { alerts: whole(1_000_000), postings: whole(1000) });
  const all = Array.from(corpus(samples + wished + options.postings)).flat();
  const sample = all.slice(0, samples);
  const asked = all.slice(samples, samples + options.postings);
  const wishes = wishesOf(all.slice(samples + options.postings));
  const { index, load } = fill(sample, wishes, options.alerts);
  for (const posting of sample.slice(0, warming)) index.match(posting);
  const { times, matches } = measure(index, asked);
  const peers = {
    scan: await measureScan(index, wishes, asked.slice(0, compared)),
    postgres: await measurePostgres(index, wishes, asked.slice(0, compared)),
  };
  const change = measureChanges(index, wishes);
  return reportOn({ alerts: options.alerts, load, match: times, matches, change, peers });
}

interface LoadFigures {
  readonly seconds: number;
  readonly bytesPerAlert: number;
}

/** Making up the alerts is not counted. */
function fill(sample: readonly IndexedPosting[], wishes: Wishes, alerts: number) {
  const before = heapBytes();
  const index = new AlertIndex(sample);
  let milliseconds = 0;
  for (let from = 0; from < alerts; from += 10_000) {
    const batch = Array.from({ length: Math.min(10_000, alerts - from) }, (_, at) =>
      alertAt(from + at, wishes),
    );
    const start = performance.now();
    batch.forEach((criteria, at) => index.put(from + at + 1, criteria));
    milliseconds += performance.now() - start;
  }
  const load: LoadFigures = {
    seconds: rounded(milliseconds / 1000),
    bytesPerAlert: Math.round((heapBytes() - before) / alerts),
  };
  return { index, load };
}

function measure(index: AlertIndex, postings: readonly IndexedPosting[]) {
  const times: number[] = [];
  const counts: number[] = [];
  for (const posting of postings) {
    const start = performance.now();
    const found = index.match(posting);
    times.push(performance.now() - start);
    counts.push(found.length);
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const { p50, p99, max } = summarize(counts);
  return { times: summarize(times), matches: { mean: rounded(mean), p50, p99, max } };
}

function measureChanges(index: AlertIndex, wishes: Wishes): Summary {
  const alerts = index.size;
  const times = Array.from({ length: replaced }, (_, at) => {
    const criteria = alertAt(alerts + at, wishes);
    const start = performance.now();
    index.put(1 + Math.floor((at * alerts) / replaced), criteria);
    return performance.now() - start;
  });
  return summarize(times);
}

interface Measured {
  readonly alerts: number;
  readonly load: LoadFigures;
  readonly match: Summary;
  readonly matches: {
    readonly mean: number;
    readonly p50: number;
    readonly p99: number;
    readonly max: number;
  };
  readonly change: Summary;
  readonly peers: { readonly scan: PeerFigures; readonly postgres: PeerFigures };
}

function reportOn(measured: Measured): Report {
  const { alerts, load, match, matches, change, peers } = measured;
  const rows = Object.entries(peers).map(([name, peer]) => {
    const scale = alerts / peer.alerts;
    const p50 = rounded(peer.milliseconds.p50 * scale);
    return { name, scale, p50, faster: rounded(p50 / match.p50), ...peer };
  });
  return {
    name: "reverse",
    figures: {
      mode: "one posting against all alerts, on one thread; p50, p95, p99 and max in milliseconds",
      ...measured,
      scaled: rows.map(({ name, scale, p50, faster }) => ({ name, scale, p50, faster })),
    },
    tables: [
      {
        title: `One posting against ${alerts} alerts`,
        head: ["", "p50", "p95", "p99", "max", "mean"],
        rows: [
          ["milliseconds", match.p50, match.p95, match.p99, match.max, ""],
          ["alerts matched", matches.p50, "", matches.p99, matches.max, matches.mean],
          ["an alert replaced, ms", change.p50, change.p95, change.p99, change.max, ""],
        ],
      },
      {
        title: `All alerts put: ${load.seconds} s, ${load.bytesPerAlert} bytes an alert. Beside peers`,
        head: ["", "alerts", "load s", "p50 ms", "p99 ms", "p50 for all", "index faster", "differing"],
        rows: rows.map(({ name, milliseconds, loadSeconds, p50, faster, differences, ...peer }) => [
          name,
          peer.alerts,
          loadSeconds,
          milliseconds.p50,
          milliseconds.p99,
          p50,
          faster,
          differences,
        ]),
      },
    ],
    floors: [
      { what: "one posting, ms (p50)", measured: match.p50, most: 10 },
      { what: "one posting, ms (p99)", measured: match.p99, most: 10 },
      { what: "bytes an alert", measured: load.bytesPerAlert, most: 300 },
      ...rows.map(({ name, differences }) => ({
        what: `postings that ${name} answers otherwise`,
        measured: differences,
        most: 0,
      })),
    ],
  };
}
