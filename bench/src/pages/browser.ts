import { spawnSync } from "node:child_process";
import { type LaunchedChrome, launch } from "chrome-launcher";
import { chromium } from "../../../e2e/test/harness/chromium.ts";
import { UsageError } from "../options.ts";

/** The browser that is measured. Refuses the benchmark if there is none: ask before anything is measured. */
export async function browserVersion(): Promise<string> {
  const program = await chromium().catch((error: Error) => {
    throw new UsageError(error.message);
  });
  const { stdout, status } = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (status !== 0) throw new UsageError(`${program} doesn't run. Set CHROMIUM to the program of a browser.`);
  return stdout.trim();
}

/** A browser with an empty profile, for the duration of the work. */
export async function inBrowser<T>(work: (chrome: LaunchedChrome) => Promise<T>): Promise<T> {
  const chrome = await launch({
    chromePath: await chromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    return await work(chrome);
  } finally {
    chrome.kill();
  }
}
