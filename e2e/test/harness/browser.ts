import { randomBytes } from "node:crypto";
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import startInstance from "./instance.ts";
import { signUp } from "./own-account.ts";
import { type OwnInstance, type OwnInstances, startOwnInstance } from "./own-instance.ts";
import { publish, served } from "./served.ts";
import { signIn } from "./sign-in.ts";

export { expect };

export interface PageOptions extends BrowserContextOptions {
  /** No websocket connects, so calls use plain HTTP, where a test can answer them. */
  readonly plainHttp?: true;
}

/** Opens a page at a path, with a profile and a network address of its own. */
export type Open = (path: string, options?: PageOptions) => Promise<Page>;

/** Opens a page of somebody who signs in by calls. */
type OpenSignedIn = (email: string, path: string, options?: PageOptions) => Promise<Page>;

/** Opens a page of a new account with a password: the account's own page by default. */
export type OpenAccount = (email: string, path?: string, options?: PageOptions) => Promise<Page>;

interface Fixtures {
  /** Part of the errors that a file's tests cause in a page on purpose. Every other error fails the test. */
  provoked: string | undefined;
  open: Open;
  account: OpenAccount;
  signedIn: OpenSignedIn;
  /** Starts a server that stops with the test. */
  ownInstance: OwnInstances;
}

interface WorkerFixtures {
  /** Gives the worker that follows a failed test a server of its own: leftovers of the first try would be in its way. */
  untouched: void;
}

/** A page that loads nothing, for a browser that makes calls before it opens its first page. */
export const blank = "about:blank";

/** With or without scripts, for what has to work either way: a title and the browser's option. */
export const scripting = [
  ["with scripts", true],
  ["without scripts", false],
] as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  provoked: [undefined, { option: true }],

  untouched: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use, { workerIndex, parallelIndex }) => {
      // Both are the same for the workers that a run begins with.
      if (workerIndex === parallelIndex) return use();
      const before = { ...served };
      const stop = await startInstance();
      await use();
      publish(before);
      await stop();
    },
    { auto: true, scope: "worker", timeout: 180_000 },
  ],

  async open({ browser, provoked }, use) {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async (path, options = {}) => {
      const page = await newPage(browser, options);
      pages.push(page);
      listen(page, (fault) => {
        if (provoked === undefined || !fault.includes(provoked)) faults.push(fault);
      });
      await page.goto(path);
      return page;
    });
    for (const page of pages) {
      // A call that the page made last may still be on its way through a test's own answer.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().close();
    }
    expect(faults, "errors in the browser").toEqual([]);
  },

  async account({ open }, use) {
    await use(async (email, path = "/settings/account", options = {}) => {
      const page = await open(blank, options);
      await signUp(page, email);
      await page.goto(path);
      return page;
    });
  },

  async signedIn({ open }, use) {
    await use(async (email, path, options = {}) => {
      const page = await open(blank, options);
      await signIn(page, email, path);
      return page;
    });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  async ownInstance({}, use) {
    const started: OwnInstance[] = [];
    await use(async (settings) => {
      const instance = await startOwnInstance(settings);
      started.push(instance);
      return instance;
    });
    for (const instance of started) await instance.discard();
  },
});

async function newPage(browser: Browser, { plainHttp, ...options }: PageOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: served.address,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
    ...options,
  });
  if (plainHttp) await context.routeWebSocket(/\/rest\/websocket$/, (socket) => socket.close());
  return context.newPage();
}

function listen(page: Page, note: (fault: string) => void): void {
  page.on("pageerror", ({ message }) => note(message));
  page.on("console", (entry) => {
    if (entry.type() === "error" && isFault(entry.text())) note(entry.text());
  });
}

/** Whether a console line says more than that a request was refused or lost. */
function isFault(line: string): boolean {
  return !line.startsWith("Failed to load resource");
}

/** Limits count by network address: each page comes from its own address, through a proxy that the instance trusts. */
function visitorAddress(): string {
  const [second, third, fourth] = randomBytes(3);
  return `10.${second}.${third}.${fourth}`;
}
