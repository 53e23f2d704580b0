import { randomBytes } from "node:crypto";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { served } from "./served.ts";

export interface PageOptions extends BrowserContextOptions {
  /** No websocket connects, so calls use plain HTTP, where a test can answer them. */
  readonly plainHttp?: true;
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
    const profile = this.#freeFor(options) ?? (await Profile.open(this.#browser, options));
    await profile.prepare(options);
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
  readonly #devtools: CDPSession;
  readonly #origin = served.address;
  #isReusable: boolean;

  static async open(browser: Browser, options: PageOptions): Promise<Profile> {
    const { plainHttp, ...rest } = options;
    const context = await browser.newContext({ baseURL: served.address, viewport, ...rest });
    if (plainHttp) await context.routeWebSocket(/\/rest\/websocket$/, (socket) => socket.close());
    const page = await context.newPage();
    return new Profile(context, page, await context.newCDPSession(page), options);
  }

  private constructor(context: BrowserContext, page: Page, devtools: CDPSession, options: PageOptions) {
    this.page = page;
    this.runsScripts = options.javaScriptEnabled ?? true;
    this.#context = context;
    this.#devtools = devtools;
    this.#isReusable = isPlain(options);
    for (const name of lasting) for (const target of [context, page]) this.#watch(target, name);
  }

  get isReusable(): boolean {
    return this.#isReusable && !this.page.isClosed();
  }

  async prepare({ viewport: wanted = viewport, extraHTTPHeaders }: PageOptions): Promise<void> {
    await this.#context.setExtraHTTPHeaders(extraHTTPHeaders ?? { "x-forwarded-for": visitorAddress() });
    if (wanted) await this.page.setViewportSize(wanted);
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
      await this.#devtools.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
      await this.#devtools.send("Page.resetNavigationHistory");
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
function visitorAddress(): string {
  const [second, third, fourth] = randomBytes(3);
  return `10.${second}.${third}.${fourth}`;
}
