import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { served } from "./served.ts";

export interface PageOptions extends BrowserContextOptions {
  /** No websocket connects, so calls use plain HTTP, where a test can answer them. */
  readonly plainHttp?: true;
  /** A profile that nobody used: its cache is empty, so every script is loaded from the server. */
  readonly unused?: true;
}

/** What a test does by these can't be undone for the next one. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "route",
  "routeWebSocket",
  "setGeolocation",
  "setOffline",
] as const;
const heard = [
  "close",
  "console",
  "dialog",
  "download",
  "filechooser",
  "load",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;
const viewport = { width: 1280, height: 720 };
/** A page without scripts. A page from elsewhere would have a process of its own. */
const empty = "/healthz";

/**
 * One worker's browser profiles. Starting a profile's processes takes as long as opening two pages, so tests use a
 * profile one after the other: each finds it empty, with a network address of its own.
 */
export class Profiles {
  readonly #browser: Browser;
  /** Those that no test uses, with and without scripts. */
  readonly #free = { true: [] as Profile[], false: [] as Profile[] };
  readonly #inUse = new Map<Page, Profile>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** An empty page, before its first address. */
  async take(options: PageOptions): Promise<Page> {
    const used = this.#freeFor(options);
    await used?.prepare(options);
    const profile = used ?? (await Profile.open(this.#browser, options));
    this.#inUse.set(profile.page, profile);
    return profile.page;
  }

  /** Takes back a page that a test no longer needs. */
  async giveBack(page: Page): Promise<void> {
    const profile = this.#inUse.get(page);
    this.#inUse.delete(page);
    if (profile?.isReusable && (await profile.clear())) this.#free[`${profile.runsScripts}`].push(profile);
    else await page.context().close();
  }

  #freeFor(options: PageOptions): Profile | undefined {
    return isPlain(options) ? this.#free[`${options.javaScriptEnabled ?? true}`].pop() : undefined;
  }
}

/** Whether a profile that served others will do. */
function isPlain(options: PageOptions): boolean {
  return Object.keys(options).every((name) => name === "javaScriptEnabled" || name === "viewport");
}

class Profile {
  readonly page: Page;
  readonly runsScripts: boolean;
  readonly #context: BrowserContext;
  #devtools: CDPSession | undefined;
  readonly #origin = served.address;
  #isReusable: boolean;

  static async open(browser: Browser, options: PageOptions): Promise<Profile> {
    const { plainHttp, unused, ...rest } = options;
    const context = await browser.newContext({
      baseURL: served.address,
      viewport,
      extraHTTPHeaders: visitor(),
      ...rest,
    });
    if (plainHttp) await context.routeWebSocket(/\/rest\/websocket$/, (socket) => socket.close());
    return new Profile(context, await context.newPage(), options);
  }

  private constructor(context: BrowserContext, page: Page, options: PageOptions) {
    this.page = page;
    this.runsScripts = options.javaScriptEnabled ?? true;
    this.#context = context;
    this.#isReusable = isPlain(options);
    if (!this.#isReusable) return;
    for (const name of lasting) for (const target of [context, page]) this.#watch(target, name);
  }

  get isReusable(): boolean {
    return this.#isReusable && !this.page.isClosed();
  }

  /** Makes a profile that others used this visitor's. */
  async prepare(options: PageOptions): Promise<void> {
    await this.#context.setExtraHTTPHeaders(visitor());
    await this.page.setViewportSize(options.viewport ?? viewport);
  }

  /** Leaves nothing of what a test did. Whether that succeeded. */
  async clear(): Promise<boolean> {
    for (const name of heard) this.page.removeAllListeners(name);
    // A form that was changed asks before it is left.
    this.page.on("dialog", (dialog) => void dialog.accept());
    try {
      for (const page of this.#context.pages()) if (page !== this.page) await page.close();
      await this.page.goto(`${this.#origin}${empty}`);
      await this.page.evaluate(() => {
        sessionStorage.clear();
        window.name = "";
      });
      const devtools = await this.#openDevtools();
      await devtools.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
      await devtools.send("Page.resetNavigationHistory");
      await this.#context.clearCookies();
      await this.#context.clearPermissions();
      await this.page.emulateMedia({
        colorScheme: null,
        reducedMotion: null,
        forcedColors: null,
        media: null,
      });
    } catch {
      return false;
    }
    this.page.removeAllListeners("dialog");
    return true;
  }

  /** Opened without a note that this can't be undone. */
  async #openDevtools(): Promise<CDPSession> {
    if (!this.#devtools) {
      this.#devtools = await this.#context.newCDPSession(this.page);
      this.#isReusable = true;
    }
    return this.#devtools;
  }

  /** Remembers that the profile can't be used again once a test calls this method. */
  #watch(target: BrowserContext | Page, name: string): void {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== "function") return;
    const watched = (...given: unknown[]) => {
      this.#isReusable = false;
      return method.apply(target, given) as unknown;
    };
    Reflect.set(target, name, watched);
  }
}

/** Limits count by network address: each page comes from its own address, through a proxy that the instance trusts. */
function visitor(): { "x-forwarded-for": string } {
  const [second, third, fourth] = randomBytes(3);
  return { "x-forwarded-for": `10.${second}.${third}.${fourth}` };
}
