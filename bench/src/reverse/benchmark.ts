import { isDeepStrictEqual, parseArgs } from "node:util";
import type { IndexedPosting } from "@candor/engine/document";
import { AlertIndex } from "@candor/engine/reverse/alert-index";
import { occupationsOf } from "@candor/server/features/search/rules/occupations/titles";
import type { Report } from "../report.ts";
import { corpus } from "../search/corpus.ts";
import { rounded, type Summary, summarise } from "../statistics.ts";
import { alertAt, type Wishes, wishesOf } from "./alerts.ts";
import { heapBytes } from "./heap.ts";
import { Scan } from "./scan.ts";

/** Postings that the index judges rarity by, that warm it, and that alerts are drawn from; none of them is measured. */
const samples = 2000;
const warming = 200;
const wished = 17_000;
/** Alerts that are put in place of others. */
const replaced = 2000;
/** The scan holds one alert of so many. */
const scanned = 100;
/** Postings that the scan is asked about: its times hardly differ. */
const scans = 50;

/** One posting against all alerts that wait for it. */
export async function benchmarkReverse(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters);
  const all = Array.from(corpus(samples + wished + options.postings))
    .flat()
    .map(withConcepts);
  const sample = all.slice(0, samples);
  const asked = all.slice(samples, samples + options.postings);
  const wishes = wishesOf(all.slice(samples + options.postings));
  const { index, load } = fill(sample, wishes, options.alerts);
  for (const posting of sample.slice(0, warming)) index.match(posting);
  const { times, matches } = measure(index, asked);
  const scan = measureScan(index, wishes, asked.slice(0, scans));
  const change = measureChanges(index, wishes);
  return reportOn({ alerts: options.alerts, load, match: times, matches, scan, change });
}

function readOptions(args: string[]): { alerts: number; postings: number } {
  const { values } = parseArgs({
    args,
    options: {
      alerts: { type: "string", default: "1000000" },
      postings: { type: "string", default: "1000" },
    },
  });
  return { alerts: Number(values.alerts), postings: Number(values.postings) };
}

/** As the product indexes it. */
function withConcepts(posting: IndexedPosting): IndexedPosting {
  return { ...posting, concepts: occupationsOf(posting.title).map(({ title }) => title) };
}

interface LoadFigures {
  readonly seconds: number;
  readonly bytesPerAlert: number;
}

/** Making the alerts up is not counted. */
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
  const { p50, p99, max } = summarise(counts);
  return { times: summarise(times), matches: { mean: rounded(mean), p50, p99, max } };
}

interface ScanFigures {
  readonly alerts: number;
  readonly milliseconds: Summary;
  /** Postings for which the two differ in these alerts. */
  readonly differences: number;
}

function measureScan(index: AlertIndex, wishes: Wishes, postings: readonly IndexedPosting[]): ScanFigures {
  const scan = new Scan();
  for (let id = scanned; id <= index.size; id += scanned) scan.put(id, alertAt(id - 1, wishes));
  let differences = 0;
  const times = postings.map((posting) => {
    const start = performance.now();
    const found = scan.match(posting);
    const time = performance.now() - start;
    const ours = index.match(posting).filter((id) => id % scanned === 0);
    differences += Number(!isDeepStrictEqual(ours, found));
    return time;
  });
  return { alerts: scan.size, milliseconds: summarise(times), differences };
}

function measureChanges(index: AlertIndex, wishes: Wishes): Summary {
  const alerts = index.size;
  const times = Array.from({ length: replaced }, (_, at) => {
    const criteria = alertAt(alerts + at, wishes);
    const start = performance.now();
    index.put(1 + Math.floor((at * alerts) / replaced), criteria);
    return performance.now() - start;
  });
  return summarise(times);
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
  readonly scan: ScanFigures;
  readonly change: Summary;
}

function reportOn(measured: Measured): Report {
  const { alerts, load, match, matches, scan, change } = measured;
  const scale = alerts / scan.alerts;
  const scanP50 = rounded(scan.milliseconds.p50 * scale);
  return {
    name: "reverse",
    figures: {
      mode: "one posting against all alerts, on one thread; p50, p95, p99 and max in milliseconds",
      ...measured,
      scanOfAllP50: scanP50,
      timesFasterThanScan: rounded(scanP50 / match.p50),
    },
    tables: [
      {
        title: `One posting against ${alerts} alerts`,
        head: ["", "p50", "p95", "p99", "max"],
        rows: [
          ["milliseconds", match.p50, match.p95, match.p99, match.max],
          ["alerts matched", matches.p50, "", matches.p99, matches.max],
          ["an alert replaced, ms", change.p50, change.p95, change.p99, change.max],
        ],
      },
      {
        title: "Beside",
        head: ["", ""],
        rows: [
          ["alerts matched by a posting, mean", matches.mean],
          ["all alerts put, s", load.seconds],
          ["bytes an alert", load.bytesPerAlert],
          [`a scan of ${scan.alerts} compiled alerts, ms (p50)`, scan.milliseconds.p50],
          [`the same times ${scale}, ms`, scanP50],
          ["postings for which the two differ", scan.differences],
        ],
      },
    ],
    floors: [
      { what: "one posting, ms (p50)", measured: match.p50, most: 10 },
      { what: "one posting, ms (p99)", measured: match.p99, most: 10 },
      { what: "bytes an alert", measured: load.bytesPerAlert, most: 300 },
      { what: "postings for which a scan answers otherwise", measured: scan.differences, most: 0 },
    ],
  };
}
