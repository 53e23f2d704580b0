import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { keepers } from "./harness/postings.ts";
import { hydrated, narrow, place, query, showMore, submit, tabTo, titles } from "./harness/search-page.ts";

const open = useBrowser();

const remote = (page: Page) => page.getByRole("combobox", { name: message("searchForm.remote") });

const allKeepers = Array.from({ length: keepers }, (_, at) => `Lighthouse Keeper ${at}`);

describe("home", () => {
  it.each(["/", "/index.html"])(
    "R-01 R-02 %s holds the search form and what is really there",
    async (path) => {
      const page = await open(path);
      expect(await page.getByRole("search").count()).toBe(1);
      await page.getByRole("heading", { name: message("home.newest") }).waitFor();
      expect(await titles(page).count()).toBe(6);
    },
  );

  it("R-04 its form leads to postings that hold the words", async () => {
    const page = await open("/");
    await query(page).fill("kelp diver");
    await submit(page).click();
    await page.waitForURL("**/search?*");
    await page.getByRole("heading", { level: 1, name: "1 posting" }).waitFor();
    expect(await titles(page).allTextContents()).toEqual(["Kelp Farm Diver"]);
    expect(await query(page).inputValue()).toBe("kelp diver");
  });

  it("V-24 V-45 a form without a letter or digit is refused, and what was typed stays", async () => {
    const page = await open("/");
    await query(page).fill(" - ");
    await place(page).fill("Austin");
    await remote(page).selectOption("only");
    await submit(page).click();
    await page.getByText(message("validation.queryRequired")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await query(page).inputValue()).toBe(" - ");
    expect(await place(page).inputValue()).toBe("Austin");
    expect(await remote(page).inputValue()).toBe("only");
    expect(await query(page).getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("query");
  });

  it("M-34 is used with the keyboard alone, from the skip link to a posting", async () => {
    const page = await open("/", { viewport: narrow });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      message("page.skipToContent"),
    );
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("kelp diver");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?*");
    const link = page.getByRole("link", { name: "Kelp Farm Diver" });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
  });
});

describe("results", () => {
  it("show pay, place, remote facts, age and organization", async () => {
    const page = await open("/search?query=kelp+diver");
    const entry = page.getByRole("article");
    for (const fact of [
      "Harbor Trust",
      "Austin, TX",
      "Remote not stated",
      "3 days ago",
      "$40 - $55 per hour",
    ])
      expect(await entry.textContent()).toContain(fact);
  });

  it("R-04 R-76 are the same after a reload", async () => {
    const page = await open("/search?query=lighthouse+keeper&sort=date");
    const before = await titles(page).allTextContents();
    await page.reload();
    expect(await titles(page).allTextContents()).toEqual(before);
  });

  it("Q-01 Q-02 Q-03 Q-04 grow until all are there, none twice and none missing", async () => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date"));
    for (const shown of ["1–40 of 45", "1–45 of 45"]) {
      await showMore(page).click();
      await page.getByText(shown).waitFor();
    }
    expect(await titles(page).allTextContents()).toEqual(allKeepers);
    expect(await showMore(page).count()).toBe(0);
  });

  it("N-11 R-04 that have grown are there after a reload, and after a posting at the same place", async () => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: narrow }));
    await showMore(page).click();
    await page.getByText("1–40 of 45").waitFor();
    await page.waitForURL("**shown=40**");
    await page.reload();
    expect(await titles(page).count()).toBe(40);
    const entry = page.getByRole("link", { name: "Lighthouse Keeper 33" });
    await entry.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await entry.click();
    await page.getByRole("heading", { level: 1, name: "Lighthouse Keeper 33" }).waitFor();
    await page.goBack();
    await vi.waitFor(async () => expect(await page.evaluate(() => scrollY)).toBe(before));
    expect(await titles(page).allTextContents()).toEqual(allKeepers.slice(0, 40));
  });

  it("Q-07 keep what is there when more cannot be had, and bring it on another try", async () => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date"));
    await page.route("**/rest/jobs/search", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await showMore(page).click();
    await page.getByText(message("search.somethingWentWrong")).waitFor();
    expect(await titles(page).count()).toBe(20);
    await showMore(page).click();
    await page.getByText("1–40 of 45").waitFor();
    expect(await page.getByText(message("search.somethingWentWrong")).count()).toBe(0);
  });

  it("that are too old to grow say so, and lead to new ones", async () => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date"));
    await page.route("**/rest/jobs/search", async (route) => {
      const body = { ...(route.request().postDataJSON() as object), snapshot: "gone" };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await showMore(page).click();
    await page.getByText(message("problem.snapshotExpired")).waitFor();
    expect(await titles(page).count()).toBe(20);
    await page.getByRole("link", { name: message("search.searchAgain") }).click();
    await showMore(page).waitFor();
  });

  it("are sorted by pay on request", async () => {
    const page = await open("/search?query=lighthouse");
    await page.getByRole("link", { name: message("search.sortCompensation"), exact: true }).click();
    await page.waitForURL("**sort=compensation");
    await vi.waitFor(async () =>
      expect(await titles(page).first().textContent()).toBe("Lighthouse Keeper 44"),
    );
  });

  it("Q-08 hold remote postings only, when only those are asked for", async () => {
    const page = await open("/search?query=lighthouse&remote=only");
    expect(await titles(page).allTextContents()).toEqual(["Lighthouse Keeper 0"]);
  });

  it("Q-05 say that nothing matches", async () => {
    const page = await open("/search?query=qqqqzzzz");
    await page.getByText(message("search.noMatches")).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("0 postings");
  });

  it("Q-06 X-13 say that a place is not known, and widen nothing", async () => {
    const page = await open("/search?query=lighthouse&location=Qqqqville");
    await page.getByRole("heading", { name: message("location.invalid") }).waitFor();
    await page.getByText(message("search.invalidLocation", { location: "Qqqqville" })).waitFor();
    expect(await titles(page).count()).toBe(0);
  });

  it("M-19 name each filter of the address, and drop one on request", async () => {
    const page = await open("/search?query=lighthouse&compensationMin=130000&postedWithinDays=60");
    await page.getByRole("heading", { level: 1, name: "5 postings" }).waitFor();
    const filter = message("filter.compensationMin", { value: "130,000" });
    await page.getByRole("link", { name: message("search.removeFilter", { filter }) }).click();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
    expect(page.url()).toContain("postedWithinDays=60");
  });

  it("name what they did not understand", async () => {
    const page = await open("/search?query=lighthouse&jobTypes=serf&size=many");
    const parameters = "jobTypes=serf, size=many";
    await page.getByText(message("search.leftOut", { parameters })).waitFor();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
  });

  it("too old to be continued say so, and lead to new ones", async () => {
    const page = await open("/search?query=lighthouse&from=20&snapshot=gone");
    await page.getByText(message("problem.snapshotExpired")).waitFor();
    await page.getByRole("link", { name: message("search.searchAgain") }).click();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
  });
});

it("M-36 from home to a posting nothing needs JavaScript", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await query(page).fill("kelp diver");
  await submit(page).click();
  await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
  await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
});
