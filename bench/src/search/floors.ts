import type { Floor } from "../report.ts";
import { rounded, type Summary } from "../statistics.ts";
import { engineIn, type Measured, megabytes, type Ratios } from "./figures.ts";
import { correctionAlone } from "./product/sentences.ts";

/** The share of space that removed postings may keep: a segment is rewritten when a quarter of it is dead. */
const mostKept = 0.67;
const million = 1_000_000;

/** Latency, throughput and size have floors at a million postings. */
export function floorsOf(measured: Measured, ratios: Readonly<Record<string, Ratios>>): Floor[] {
  const { jobs, builds, load, product, live, removal, differences } = measured;
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
    {
      what: "a sentence is understood, ms (p95, slowest class)",
      measured: Math.max(...Object.values(product).map(({ understanding }) => understanding.p95)),
      most: 5,
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

export function goalsOf(measured: Measured, ratios: Readonly<Record<string, Ratios>>): Floor[] {
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

/** Exact mode's classes, and the one class that exists only in product mode. */
function owedTimes({ times, product }: Measured): (readonly [string, Summary])[] {
  const exact = Object.entries(times).map(([name, { peers }]) => [name, engineIn(peers)] as const);
  return [...exact, ["correction", product[correctionAlone.name]!.answers]];
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
