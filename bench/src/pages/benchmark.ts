import { besideHello } from "../http/beside-hello.ts";
import { type LoadResult, load } from "../http/load.ts";
import type { Request } from "../http/request.ts";
import { inSeconds, readOptions, whole } from "../options.ts";
import { packageVersion } from "../package-version.ts";
import type { Floor, Report, Table } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import { median, rounded } from "../statistics.ts";
import { browserVersion } from "./browser.ts";
import { categories, type FirstLoad, firstLoad } from "./first-load.ts";
import { type Interaction, interactions } from "./interactions.ts";

interface Page {
  readonly name: string;
  readonly path: string;
  /** Bytes of JavaScript that its first load may take, compressed. */
  readonly mostScript: number;
}

const postings = 10_000;

/** Strangers share a page's cached copy: at least this share of a bare Fastify's requests a second. */
const leastKept = 0.1;
const leastMade = 0.03;

/** Milliseconds from a press to its next paint. */
const mostWait = 80;

/** Pages a second next to a bare Fastify's, and what a first load and a press cost in a browser. */
export async function benchmarkPages(parameters: string[]): Promise<Report> {
  const times = readOptions(parameters, { seconds: inSeconds(5), rounds: whole(3) });
  const options = { ...times, browser: await browserVersion() };
  return besideHello(postings, async (candor, hello) => {
    const pages = await pagesOf(candor);
    const speeds: Speed[] = [];
    for (const page of pages) speeds.push(await speedOf(page, candor, hello, options));
    const loads: Load[] = [];
    for (const page of pages)
      for (const device of ["mobile", "desktop"] as const)
        loads.push({ page, load: await firstLoad(candor.url + page.path, device) });
    return reportOn({ speeds, loads, presses: await interactions(candor.url) }, options);
  });
}

async function pagesOf(candor: ServerProcess): Promise<Page[]> {
  const { url } = await fetch(`${candor.url}/details/job/1`);
  return [
    { name: "home", path: "/", mostScript: 90_000 },
    { name: "search", path: "/search?query=registered+nurse", mostScript: 130_000 },
    { name: "details", path: new URL(url).pathname, mostScript: 90_000 },
  ];
}

interface Speed {
  readonly page: Page;
  readonly hello: number;
  /** One address over and over, as a stranger. */
  readonly kept: LoadResult;
  /** Requested by somebody whose pages are rendered one by one. */
  readonly made: LoadResult;
  readonly keptRatio: number;
  readonly madeRatio: number;
}

async function speedOf(
  page: Page,
  candor: ServerProcess,
  hello: ServerProcess,
  { seconds, rounds: count }: { seconds: number; rounds: number },
): Promise<Speed> {
  await load(candor, [get(page.path)], 2);
  const rounds: { hello: LoadResult; kept: LoadResult; made: LoadResult }[] = [];
  for (let round = 0; round < count; round++) {
    rounds.push({
      hello: await load(hello, [get("/")], seconds),
      kept: await load(candor, [get(page.path)], seconds),
      made: await load(candor, [uncached(page.path)], seconds),
    });
  }
  const ratio = (of: "kept" | "made") =>
    rounded(median(rounds.map((round) => round[of].requestsPerSecond / round.hello.requestsPerSecond)));
  const middle = rounds.toSorted((a, b) => a.kept.requestsPerSecond - b.kept.requestsPerSecond)[count >> 1]!;
  return {
    page,
    hello: middle.hello.requestsPerSecond,
    kept: middle.kept,
    made: middle.made,
    keptRatio: ratio("kept"),
    madeRatio: ratio("made"),
  };
}

function get(path: string): Request {
  return { method: "GET", path };
}

/** A browser that has begun to apply somewhere never gets a cached page: each of its pages is rendered. */
function uncached(path: string): Request {
  return { ...get(path), cookie: "candor-draft=benchmark" };
}

interface Load {
  readonly page: Page;
  readonly load: FirstLoad;
}

interface Measured {
  readonly speeds: readonly Speed[];
  readonly loads: readonly Load[];
  readonly presses: readonly Interaction[];
}

function reportOn({ speeds, loads, presses }: Measured, options: object): Report {
  return {
    name: "pages",
    figures: {
      postings,
      connections: 64,
      fastify: packageVersion("fastify"),
      ...options,
      speeds: speeds.map(({ page, ...figures }) => ({ page: page.name, ...figures })),
      firstLoads: loads.map(({ page, load }) => ({ page: page.name, ...load })),
      presses,
    },
    tables: [speedTable(speeds), loadTable(loads), pressTable(presses)],
    floors: [...speeds.flatMap(speedFloors), ...loads.flatMap(loadFloors), ...presses.map(pressFloor)],
  };
}

function speedTable(speeds: readonly Speed[]): Table {
  return {
    title: "Pages a second for signed-out visitors, beside a bare Fastify",
    head: ["", "hello/s", "kept/s", "ratio", "p99 ms", "made/s", "ratio", "p99 ms"],
    rows: speeds.map(({ page, hello, kept, made, keptRatio, madeRatio }) => [
      page.name,
      hello,
      kept.requestsPerSecond,
      keptRatio,
      kept.p99,
      made.requestsPerSecond,
      madeRatio,
      made.p99,
    ]),
  };
}

function loadTable(loads: readonly Load[]): Table {
  return {
    title: "First load, by Lighthouse",
    head: ["", "device", ...categories, "LCP ms", "CLS", "TBT ms", "script kB", "all kB"],
    rows: loads.map(({ page, load }) => [
      page.name,
      load.device,
      ...load.scores,
      load.largestContentfulPaint,
      rounded(load.cumulativeLayoutShift),
      load.totalBlockingTime,
      rounded(load.scriptBytes / 1000),
      rounded(load.allBytes / 1000),
    ]),
  };
}

function pressTable(presses: readonly Interaction[]): Table {
  return {
    title: "From a press to its next paint on /search, the slowest of three runs (INP, by web-vitals)",
    head: ["", "ms"],
    rows: presses.map(({ name, milliseconds }) => [name, milliseconds]),
  };
}

function pressFloor({ name, milliseconds }: Interaction): Floor {
  return { what: `${name}: milliseconds to the next paint`, measured: milliseconds, most: mostWait };
}

function speedFloors({ page, keptRatio, madeRatio }: Speed): Floor[] {
  return [
    { what: `${page.name}, kept, beside hello`, measured: keptRatio, least: leastKept },
    { what: `${page.name}, made, beside hello`, measured: madeRatio, least: leastMade },
  ];
}

function loadFloors({ page, load }: Load): Floor[] {
  return [
    {
      what: `${page.name}, ${load.device}: bytes of script`,
      measured: load.scriptBytes,
      most: page.mostScript,
    },
    ...load.scores.map((score, at) => ({
      what: `${page.name}, ${load.device}: ${categories[at]}`,
      measured: score,
      least: 100,
    })),
  ];
}
