import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Opens a browser for the tests of a file. Each page has a profile of its own, and is closed after its test, which fails
 * if a script of the page did, other than as the test made it to.
 */
export function useBrowser(made?: string): (path: string, options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? installed.find(existsSync) ?? (await packagedChromium()),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
  });
  afterAll(() => browser.close());
  return async (path, options = {}) => {
    const context = await browser.newContext({
      baseURL: inject("address"),
      extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
      ...options,
    });
    // Sooner than the test's own end, so that what was waited for is said.
    context.setDefaultTimeout(10_000);
    const broken: string[] = [];
    onTestFinished(async () => {
      await context.close();
      expect(broken, "what went wrong in the browser").toEqual([]);
    });
    const page = await context.newPage();
    const note = (fault: string) =>
      made !== undefined && fault.includes(made) ? undefined : broken.push(fault);
    page.on("pageerror", ({ message }) => note(message));
    page.on("console", (entry) => {
      if (entry.type() === "error" && isFault(entry.text())) note(entry.text());
    });
    await page.goto(path);
    return page;
  };
}

/** Whether a line of the console says more than that a request was refused or lost. */
function isFault(line: string): boolean {
  return !line.startsWith("Failed to load resource");
}

/** Limits count by network address: each page comes from one of its own, past a proxy that the instance trusts. */
function visitorAddress(): string {
  const [second, third, fourth] = randomBytes(3);
  return `10.${second}.${third}.${fourth}`;
}

/** From npm, where the machine has none. It looks for its libraries only where it thinks that it is on Lambda. */
async function packagedChromium(): Promise<string> {
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
