import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { inBrowser } from "./browser.ts";

/** Something a person does on a page, and how long its slowest press waited for the next paint. */
export interface Interaction {
  readonly name: string;
  /** Interaction to Next Paint, in milliseconds. */
  readonly milliseconds: number;
}

const desktop = { width: 1440, height: 900 };

const onResults = "/search?query=registered+nurse";

/** What people do most on the list of postings. */
const acts: readonly { readonly name: string; readonly act: (page: Page) => Promise<void> }[] = [
  {
    name: "type a search",
    act: async (page) => {
      await page.click("input[name=query]", { count: 3 });
      await page.keyboard.type("warehouse lead", { delay: 60 });
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "send a search",
    act: async (page) => {
      await page.click("input[name=query]", { count: 3 });
      await page.keyboard.type("electrician", { delay: 20 });
      await page.keyboard.press("Enter");
      await page.waitForFunction("location.search.includes('electrician')");
    },
  },
  {
    name: "go from posting to posting",
    act: async (page) => {
      for (const key of ["j", "j", "j", "j", "k", "k"] as const) {
        await page.keyboard.press(key);
        await page.waitForNetworkIdle({ idleTime: 100 });
      }
    },
  },
];

/** Runs of each act; the slowest of them counts. */
const runs = 3;

/** Each runs on a page of its own, at a desktop's width and at this machine's speed. */
export async function interactions(url: string): Promise<Interaction[]> {
  return inBrowser(async ({ port }) => {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: desktop,
    });
    const measured: Interaction[] = [];
    for (const { name, act } of acts) {
      const waits: number[] = [];
      for (let run = 0; run < runs; run++) waits.push(await slowestWait(browser, url, act));
      measured.push({ name, milliseconds: Math.max(...waits) });
    }
    await browser.disconnect();
    return measured;
  });
}

/**
 * Reads the browser's event timing as web-vitals does, which is how field data count it. Recording a browser trace at
 * the same time, as Lighthouse does, would be measured too: it tripled the wait.
 */
async function slowestWait(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage();
  await page.bringToFront();
  await page.evaluateOnNewDocument(webVitals);
  await page.evaluateOnNewDocument(
    "webVitals.onINP(({ value }) => (window.slowestWait = value), { reportAllChanges: true, durationThreshold: 16 })",
  );
  await page.goto(url + onResults, { waitUntil: "networkidle0" });
  await page.waitForFunction("performance.getEntriesByName('candor-interactive').length > 0");
  await act(page);
  // The browser delivers entries when it is idle.
  await page.waitForFunction("window.slowestWait");
  await page.evaluate("new Promise((settle) => setTimeout(settle, 500))");
  const milliseconds = (await page.evaluate("window.slowestWait")) as number;
  await page.close();
  return Math.round(milliseconds);
}

const webVitals = readFileSync(
  fileURLToPath(import.meta.resolve("web-vitals").replace("web-vitals.js", "web-vitals.iife.js")),
  "utf8",
);
