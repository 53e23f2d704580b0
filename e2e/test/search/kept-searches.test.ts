import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { faults, faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated, query, submit } from "../harness/search-page.ts";
import { signIn, signOut } from "../harness/sign-in.ts";

const search = "/search?query=lighthouse&skills=Seamanship";
const words = "lighthouse · Skill: Seamanship";

const star = (page: Page) =>
  page.getByRole("button", {
    name: new RegExp(`^(${message("searches.keep")}|${message("searches.kept")})`),
  });
const kept = (page: Page) => page.getByRole("button", { name: new RegExp(`^${message("searches.kept")}`) });
const offered = (page: Page, name: string) =>
  page.getByRole("search").getByRole("link", { name, exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("link", { name, exact: true });
const forget = (page: Page, name: string) =>
  page.getByRole("button", { name: message("searches.forgetOne", { search: name }) });

/** What this browser keeps. */
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("searches"));
const isStored = (page: Page, text: string) =>
  page.waitForFunction((part) => localStorage.getItem("searches")?.includes(part), text);

test.describe("signed out", () => {
  test("M-30 Q-11 searches are remembered in this browser, and offered in the empty field", async ({
    open,
  }) => {
    const page = await hydrated(open(search));
    await isStored(page, "lighthouse");
    await page.goto("/search?query=kelp");
    await isStored(page, "kelp");
    await query(page).fill("");
    await offered(page, "kelp").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await offered(page, words).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "23 postings" }).waitFor();
    await expect(query(page)).toHaveValue("lighthouse");
    await expect(offered(page, "kelp")).toHaveCount(0);
  });

  test("the offer disappears when a word is typed, on Escape, and when the focus leaves", async ({
    open,
  }) => {
    const page = await hydrated(open(search));
    await isStored(page, "lighthouse");
    await query(page).fill("");
    await offered(page, words).waitFor();
    await query(page).fill("a");
    await expect(offered(page, words)).toHaveCount(0);
    await query(page).fill("");
    await offered(page, words).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(offered(page, words)).toHaveCount(0);
    expect(await query(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await query(page).fill("x");
    await query(page).fill("");
    await offered(page, words).waitFor();
    await submit(page).focus();
    await expect(offered(page, words)).toHaveCount(0);
  });

  test("Q-10 a search becomes a favorite and stops being one", async ({ open }) => {
    const page = await hydrated(open(search));
    await star(page).click();
    await kept(page).waitFor();
    await page.reload();
    await kept(page).waitFor();
    await query(page).fill("");
    await page
      .getByRole("search")
      .getByRole("list", { name: message("settings.favoriteSearches") })
      .waitFor();
    await page.keyboard.press("Escape");
    await kept(page).click();
    await page.getByRole("button", { name: message("searches.keep"), exact: true }).waitFor();
  });

  test("one is forgotten, and the field keeps the focus", async ({ open }) => {
    const page = await hydrated(open(search));
    await isStored(page, "lighthouse");
    await query(page).fill("");
    await forget(page, words).focus();
    await page.keyboard.press("Enter");
    await offered(page, words).waitFor({ state: "detached" });
    expect(await query(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await stored(page)).toBe("[]");
  });

  test("a search that asks for nothing is neither remembered nor kept", async ({ open }) => {
    const page = await hydrated(open("/search?sort=date"));
    await expect(star(page)).toHaveCount(0);
    await page.goto(search);
    await isStored(page, "lighthouse");
    expect(JSON.parse((await stored(page)) ?? "")).toHaveLength(1);
  });

  for (const text of [
    "{",
    "null",
    '[1,{"search":5}]',
    '[{"search":"query=x","words":"x","favorite":"yes","usedAt":"soon"}]',
  ])
    test(`foreign data in the storage breaks nothing: ${text}`, async ({ open }) => {
      const page = await open(blank);
      await page.addInitScript((value) => localStorage.setItem("searches", value), text);
      await hydrated(page.goto(search).then(() => page));
      await isStored(page, "lighthouse");
      expect(JSON.parse((await stored(page)) ?? "")).toHaveLength(1);
    });

  test("a browser that forbids storage can still search", async ({ open }) => {
    const page = await open(blank);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("No.", "SecurityError");
        },
      });
    });
    await hydrated(page.goto(search).then(() => page));
    await star(page).click();
    await query(page).fill("");
    await page.getByRole("heading", { level: 1, name: "23 postings" }).waitFor();
    await expect(page.getByText(message("error.failed"))).toHaveCount(0);
  });
});

test.describe("signed in", () => {
  test("M-30 Q-11 what the browser kept is handed over, once", async ({ open }) => {
    const page = await hydrated(open(search));
    await star(page).click();
    await kept(page).waitFor();
    await page.goto("/search?query=kelp");
    await isStored(page, "kelp");
    await signIn(page, newAddress("searcher"), "/settings/recent-searches");
    await listed(page, "kelp").waitFor();
    expect(await stored(page)).toBeNull();
    await page
      .getByRole("navigation", { name: message("settings.menu") })
      .getByRole("link", { name: message("settings.favoriteSearches") })
      .click();
    await listed(page, words).click();
    await page.getByRole("heading", { level: 1, name: "23 postings" }).waitFor();
    await kept(page).waitFor();
  });

  test("M-30 a favorite of the account stays one when the browser only remembers it", async ({
    signedIn,
  }) => {
    const person = newAddress("searcher");
    const page = await signedIn(person, search);
    await star(page).click();
    await kept(page).waitFor();
    await signOut(page);
    await page.goto(search);
    await isStored(page, "lighthouse");
    await signIn(page, person, "/settings/favorite-searches");
    await page.waitForFunction(() => localStorage.getItem("searches") === null);
    await listed(page, words).waitFor();
  });

  test("R-66 searches are listed, kept and forgotten in the settings", async ({ open }) => {
    const page = await open(blank);
    await signIn(page, newAddress("searcher"));
    for (const made of [
      search,
      "/search?query=kelp",
      "/search?query=diver&location=Austin%2C+TX&remote=exclude",
    ]) {
      const remembered = page.waitForResponse(
        (answer) => answer.url().endsWith("/settings/searches") && answer.ok(),
      );
      await page.goto(made);
      await remembered;
    }
    await page.goto("/settings/recent-searches");
    const diving = `diver · Austin, TX · ${message("remoteOption.exclude")}`;
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([diving, "kelp", words]);
    await page.getByRole("button", { name: message("searches.markOne", { search: "kelp" }) }).click();
    await listed(page, "kelp").waitFor({ state: "detached" });
    await forget(page, words).click();
    await listed(page, words).waitFor({ state: "detached" });
    await page.getByRole("button", { name: message("searches.forgetRecent") }).click();
    await page.getByText(message("searches.noRecent")).waitFor();
    await page.goto("/settings/favorite-searches");
    await page.getByRole("button", { name: message("searches.unmarkOne", { search: "kelp" }) }).click();
    await page.getByText(message("searches.noFavorites")).waitFor();
  });

  test("R-66 Q-10 Q-11 works without scripts", async ({ signedIn }) => {
    const page = await signedIn(newAddress("searcher"), search, { javaScriptEnabled: false });
    await page.getByRole("button", { name: message("searches.keep") }).click();
    await page.getByText(message("searches.nowKept")).waitFor();
    expect(new URL(page.url()).searchParams.get("skills")).toBe("Seamanship");
    await page.goto("/settings/recent-searches");
    await page.getByText(message("searches.noRecent")).waitFor();
    await page.goto(search);
    await kept(page).click();
    await page.getByRole("button", { name: message("searches.keep"), exact: true }).waitFor();
    await page.goto("/settings/favorite-searches");
    await page.getByText(message("searches.noFavorites")).waitFor();
    await page.goto("/settings/recent-searches");
    await forget(page, words).click();
    await page.getByText(message("searches.noRecent")).waitFor();
  });

  test("N-06 is required to open the settings' lists, or to keep a search without scripts", async ({
    open,
  }) => {
    const page = await open(search, { javaScriptEnabled: false });
    await page.getByRole("button", { name: message("searches.keep") }).click();
    await page.waitForURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get("redirect")).toBe(search);
    for (const path of ["/settings/recent-searches", "/settings/favorite-searches"]) {
      await page.goto(path);
      expect(new URL(page.url()).searchParams.get("redirect")).toBe(path);
    }
  });
});

test.describe("kept searches", () => {
  test("pass axe in both themes at every width", async ({ open }) => {
    const page = await hydrated(open(search));
    await star(page).click();
    await kept(page).waitFor();
    await page.goto("/search?query=kelp");
    await isStored(page, "kelp");
    await query(page).fill("");
    await offered(page, "kelp").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await faultsInEachView(page)).toEqual([]);
    await signIn(page, newAddress("searcher"), "/settings/recent-searches");
    await listed(page, "kelp").waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

  test("M-33 are followed as feeds, which readers find in the page", async ({ open }) => {
    const page = await open(`${search}&remote=maybe`);
    const links = page.locator('head link[rel="alternate"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs).toEqual(
      ["rss", "atom", "json"].map((format) => `/search/feed.${format}?query=lighthouse&skills=Seamanship`),
    );
    for (const href of hrefs) expect((await page.request.get(href)).status()).toBe(200);
    const csv = page
      .getByRole("navigation", { name: message("feed.name") })
      .getByRole("link", { name: "CSV" });
    const text = await (await page.request.get((await csv.getAttribute("href")) ?? "")).text();
    expect(text.trim().split("\r\n")).toHaveLength(24);
  });

  test("the home page tells search engines how this site is searched", async ({ open }) => {
    const page = await open("/");
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
    ) as {
      potentialAction: { target: { urlTemplate: string } };
    };
    const address = data.potentialAction.target.urlTemplate.replace("{query}", "lighthouse");
    await page.goto(new URL(address).pathname + new URL(address).search);
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
    expect(await page.locator('head link[rel="canonical"]').getAttribute("href")).toContain(
      "/search?query=lighthouse",
    );
  });
});
