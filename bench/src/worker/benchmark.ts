import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { overPostings } from "../http/over-postings.ts";
import { readOptions, whole } from "../options.ts";
import { browserVersion, inBrowser } from "../pages/browser.ts";
import type { Report, Table } from "../report.ts";
import { median, rounded } from "../statistics.ts";
import { type Answer, type CountingProxy, countingProxy } from "./counting-proxy.ts";

const postings = 10_000;

/** A page whose scripts request little, and the list of postings. */
const pages = [
  { name: "sign-in", path: "/login" },
  { name: "search", path: "/search?query=registered+nurse" },
] as const;

/** Bytes that the worker may load after the first interaction, and how much longer an answer through it may take. */
const mostBytes = 60_000;
const mostDelay = 25;

/**
 * What the service worker costs: what a first load fetches before anything is used, what the first interaction then
 * fetches, and how long pages take through the worker afterwards. Each next to the same pages without a worker.
 */
export async function benchmarkWorker(parameters: string[]): Promise<Report> {
  const { rounds } = readOptions(parameters, { rounds: whole(15) });
  const browser = await browserVersion();
  return overPostings(postings, async (candor) => {
    const proxy = await countingProxy(candor.url);
    try {
      const costs: Cost[] = [];
      for (const page of pages) costs.push(await costOf(proxy, page, rounds));
      return reportOn(costs, { rounds, browser });
    } finally {
      proxy.close();
    }
  });
}

interface Sum {
  readonly requests: number;
  readonly bytes: number;
}

interface Visit {
  /** Bytes of the worker and its registration before any interaction: must be zero. */
  readonly early: Sum;
  /** The same, after the first interaction. */
  readonly late: Sum;
  readonly firstLoad: Sum;
  readonly firstUse: Sum;
  /** From the first press until the worker serves, in milliseconds; undefined without one. */
  readonly ready: number | undefined;
  /** In milliseconds, from requesting the page to its first byte, and to its load event: the median of all rounds. */
  readonly response: number;
  readonly loaded: number;
}

interface Cost {
  readonly name: string;
  readonly with: Visit;
  readonly without: Visit;
}

async function costOf(
  proxy: CountingProxy,
  { name, path }: (typeof pages)[number],
  rounds: number,
): Promise<Cost> {
  const visits: Visit[] = [];
  for (const withWorker of [true, false]) {
    proxy.withWorker = withWorker;
    visits.push(await visit(proxy, path, rounds));
  }
  const [has, lacks] = visits as [Visit, Visit];
  return { name, with: has, without: lacks };
}

/** Visits in a browser that has never been here. */
function visit(proxy: CountingProxy, path: string, rounds: number): Promise<Visit> {
  return inBrowser(async ({ port }) => {
    const browser: Browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
    const page = await browser.newPage();
    proxy.taken();
    await page.goto(proxy.url + path, { waitUntil: "networkidle0" });
    const first = proxy.taken();
    const ready = await use(page, proxy.withWorker);
    const later = proxy.taken();
    const again = await openAgain(page, proxy.url + path, rounds);
    await browser.disconnect();
    return {
      early: sumOf(first.filter(isOfWorker)),
      late: sumOf(later.filter(isOfWorker)),
      firstLoad: sumOf(first),
      firstUse: sumOf(later),
      ready,
      ...again,
    };
  });
}

/** Its script, and the module that registers it. */
function isOfWorker({ path }: Answer): boolean {
  return /\/(?:sw|register-worker-[\w-]+)\.js$/.test(path);
}

/** Presses a key that does nothing. Resolves to how long the worker took from there. */
async function use(page: Page, withWorker: boolean): Promise<number | undefined> {
  const before = performance.now();
  await page.keyboard.press("Shift");
  if (withWorker) await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  const ready = performance.now() - before;
  // Waits for whatever else the registration fetches.
  await page.evaluate("new Promise((settle) => setTimeout(settle, 3000))");
  return withWorker ? Math.round(ready) : undefined;
}

async function openAgain(page: Page, url: string, rounds: number) {
  const times: { response: number; loaded: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto("about:blank");
    await page.goto(url, { waitUntil: "load" });
    times.push((await page.evaluate(navigationTimes)) as (typeof times)[number]);
  }
  return {
    response: rounded(median(times.map(({ response }) => response))),
    loaded: rounded(median(times.map(({ loaded }) => loaded))),
  };
}

const navigationTimes = `(() => {
  const { responseStart, loadEventStart } = performance.getEntriesByType("navigation")[0];
  return { response: responseStart, loaded: loadEventStart };
})()`;

function sumOf(answers: readonly Answer[]): Sum {
  return { requests: answers.length, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function reportOn(costs: readonly Cost[], options: object): Report {
  return {
    name: "worker",
    figures: { postings, ...options, costs },
    tables: [tableOf(costs)],
    floors: costs.flatMap(({ name, with: has, without: lacks }) => [
      {
        what: `${name}: requests for the worker before anything is used`,
        measured: has.early.requests,
        most: 0,
      },
      {
        what: `${name}: requests for the worker with the first use`,
        measured: has.late.requests,
        least: 2,
      },
      { what: `${name}: bytes that the first use brings`, measured: brought(has, lacks), most: mostBytes },
      {
        what: `${name}: milliseconds that a page's first byte takes longer through the worker`,
        measured: rounded(has.response - lacks.response),
        most: mostDelay,
      },
    ]),
  };
}

function brought(has: Visit, lacks: Visit): number {
  return has.firstUse.bytes - lacks.firstUse.bytes;
}

function tableOf(costs: readonly Cost[]): Table {
  const rows = costs.flatMap(({ name, with: has, without: lacks }) =>
    (
      [
        ["with", has],
        ["without", lacks],
      ] as const
    ).map(([how, of]) => [
      `${name} ${how} the worker`,
      of.early.requests,
      of.firstLoad.requests,
      rounded(of.firstLoad.bytes / 1000),
      of.firstUse.requests,
      rounded(of.firstUse.bytes / 1000),
      of.ready ?? "–",
      of.response,
      of.loaded,
    ]),
  );
  return {
    title: "What the service worker costs",
    head: ["", "early", "load", "kB", "first use", "kB", "ready ms", "next page: first byte ms", "load ms"],
    rows,
  };
}
