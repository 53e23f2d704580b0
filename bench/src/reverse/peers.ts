import { isDeepStrictEqual } from "node:util";
import type { IndexedPosting } from "@candor/engine/document";
import type { AlertIndex } from "@candor/engine/reverse/alert-index";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { alertAt, type Wishes } from "./alerts.ts";
import { PostgresAlerts } from "./postgres.ts";
import { Scan } from "./scan.ts";

/** The scan holds one alert in this many. */
const scanned = 100;
const batchSize = 5000;

export interface PeerFigures {
  readonly version: string;
  readonly alerts: number;
  readonly loadSeconds: number;
  readonly milliseconds: Summary;
  /** Postings for which the peer and the index differ in the alerts that both hold. */
  readonly differences: number;
}

/** A hundredth of the alerts: its time grows only with their number. */
export async function measureScan(
  index: AlertIndex,
  wishes: Wishes,
  postings: readonly IndexedPosting[],
): Promise<PeerFigures> {
  const scan = new Scan();
  const start = performance.now();
  for (let id = scanned; id <= index.size; id += scanned) scan.put(id, alertAt(id - 1, wishes));
  const loadSeconds = secondsSince(start);
  const compared = await compare(index, postings, (posting) => scan.match(posting), scanned);
  return { version: "this commit", alerts: scan.size, loadSeconds, ...compared };
}

export async function measurePostgres(
  index: AlertIndex,
  wishes: Wishes,
  postings: readonly IndexedPosting[],
): Promise<PeerFigures> {
  const postgres = await PostgresAlerts.open();
  try {
    const start = performance.now();
    for (let id = 1; id <= index.size; id += batchSize) {
      const length = Math.min(batchSize, index.size - id + 1);
      await postgres.put(Array.from({ length }, (_, at) => [id + at, alertAt(id + at - 1, wishes)]));
    }
    await postgres.finish();
    const loadSeconds = secondsSince(start);
    const compared = await compare(index, postings, (posting) => postgres.match(posting), 1);
    return { version: await postgres.version(), alerts: index.size, loadSeconds, ...compared };
  } finally {
    await postgres.close();
  }
}

/** The peer holds the alerts whose number is divisible by `step`. */
async function compare(
  index: AlertIndex,
  postings: readonly IndexedPosting[],
  match: (posting: IndexedPosting) => readonly number[] | Promise<readonly number[]>,
  step: number,
) {
  const times: number[] = [];
  let differences = 0;
  for (const posting of postings) {
    const start = performance.now();
    const theirs = await match(posting);
    times.push(performance.now() - start);
    const ours = index.match(posting).filter((id) => id % step === 0);
    differences += Number(!isDeepStrictEqual(ours, theirs));
  }
  return { milliseconds: summarize(times), differences };
}

function secondsSince(start: number): number {
  return rounded((performance.now() - start) / 1000);
}
