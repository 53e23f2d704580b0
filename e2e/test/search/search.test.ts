import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { keepers } from "../harness/postings.ts";
import { hydrated, narrow, place, query, showMore, submit, tabTo, titles } from "../harness/search-page.ts";

const remote = (page: Page) => page.getByRole("combobox", { name: message("searchForm.remote") });

const allKeepers = Array.from({ length: keepers }, (_, at) => `Lighthouse Keeper ${at}`);

test.describe("home", () => {
  for (const path of ["/", "/index.html"])
    test(`R-01 R-02 ${path} holds the search form and what is really there`, async ({ open }) => {
      const page = await open(path);
      await expect(page.getByRole("search")).toHaveCount(1);
      await page.getByRole("heading", { name: message("home.newest") }).waitFor();
      await expect(titles(page)).toHaveCount(6);
    });

  test("R-04 its form leads to postings that hold the words", async ({ open }) => {
    const page = await open("/");
    await query(page).fill("kelp diver");
    await submit(page).click();
    await page.waitForURL("**/search?*");
    await page.getByRole("heading", { level: 1, name: "1 posting" }).waitFor();
    // Empty fields, and the name of the form, don't stay in the address.
    expect(new URL(page.url()).search).toBe("?query=kelp+diver");
    await expect(titles(page)).toHaveText(["Kelp Farm Diver"]);
    await expect(query(page)).toHaveValue("kelp diver");
  });

  test("V-24 V-45 a form without a letter or digit is refused, and what was typed stays", async ({
    open,
  }) => {
    const page = await open("/");
    await query(page).fill(" - ");
    await place(page).fill("Austin");
    await remote(page).selectOption("only");
    await submit(page).click();
    await page.getByText(message("validation.queryRequired")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(query(page)).toHaveValue(" - ");
    await expect(place(page)).toHaveValue("Austin");
    await expect(remote(page)).toHaveValue("only");
    await expect(query(page)).toHaveAttribute("aria-invalid", "true");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("query");
  });

  test("M-34 is used with the keyboard alone, from the skip link to a posting", async ({ open }) => {
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

test.describe("results", () => {
  test("show pay, place, remote facts, age and organization", async ({ open }) => {
    const page = await open("/search?query=kelp+diver");
    const entry = page.getByRole("listitem").getByRole("article");
    for (const fact of [
      "Harbor Trust",
      "Austin, TX",
      "Remote not stated",
      "3 days ago",
      "$40 - $55 per hour",
    ])
      await expect(entry).toContainText(fact);
  });

  test("R-04 R-76 are the same after a reload", async ({ open }) => {
    const page = await open("/search?query=lighthouse+keeper&sort=date");
    const before = await titles(page).allTextContents();
    await page.reload();
    await expect(titles(page)).toHaveText(before);
  });

  test("Q-01 Q-02 Q-03 Q-04 grow until all are there, none twice and none missing", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date"));
    for (const shown of ["1–40 of 45", "1–45 of 45"]) {
      await showMore(page).click();
      await page.getByText(shown).waitFor();
    }
    await expect(titles(page)).toHaveText(allKeepers);
    await expect(showMore(page)).toHaveCount(0);
  });

  test("N-11 R-04 that have grown are there after a reload, and after a posting at the same place", async ({
    open,
  }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: narrow }));
    await showMore(page).click();
    await page.getByText("1–40 of 45").waitFor();
    await page.waitForURL("**shown=40**");
    await page.reload();
    await expect(titles(page)).toHaveCount(40);
    const entry = page.getByRole("link", { name: "Lighthouse Keeper 33" });
    await entry.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await entry.click();
    await page.getByRole("heading", { level: 1, name: "Lighthouse Keeper 33" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(titles(page)).toHaveText(allKeepers.slice(0, 40));
  });

  test("Q-07 keep what is there when loading more fails, and load it on another try", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { plainHttp: true }));
    await page.route("**/rest/jobs/search", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await showMore(page).click();
    await page.getByText(message("search.somethingWentWrong")).waitFor();
    await expect(titles(page)).toHaveCount(20);
    await showMore(page).click();
    await page.getByText("1–40 of 45").waitFor();
    await expect(page.getByText(message("search.somethingWentWrong"))).toHaveCount(0);
  });

  test("that are too old to grow say so, and lead to new ones", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { plainHttp: true }));
    await page.route("**/rest/jobs/search", async (route) => {
      const body = { ...(route.request().postDataJSON() as object), snapshot: "gone" };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await showMore(page).click();
    await page.getByText(message("problem.snapshotExpired")).waitFor();
    await expect(titles(page)).toHaveCount(20);
    await page.getByRole("link", { name: message("search.searchAgain") }).click();
    await showMore(page).waitFor();
  });

  test("are sorted by pay on request", async ({ open }) => {
    const page = await open("/search?query=lighthouse");
    await page.getByRole("link", { name: message("search.sortCompensation"), exact: true }).click();
    await page.waitForURL("**sort=compensation");
    await expect(titles(page).first()).toHaveText("Lighthouse Keeper 44");
  });

  test("Q-08 contain only remote postings, when only those are asked for", async ({ open }) => {
    const page = await open("/search?query=lighthouse&remote=only");
    await expect(titles(page)).toHaveText(["Lighthouse Keeper 0"]);
  });

  test("Q-05 say that nothing matches", async ({ open }) => {
    const page = await open("/search?query=qqqqzzzz");
    await page.getByText(message("search.noMatches")).waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("0 postings");
  });

  test("Q-06 X-13 say that a place is unknown, and widen nothing", async ({ open }) => {
    const page = await open("/search?query=lighthouse&location=Qqqqville");
    await page.getByRole("heading", { name: message("location.invalid") }).waitFor();
    await page.getByText(message("search.invalidLocation", { location: "Qqqqville" })).waitFor();
    await expect(titles(page)).toHaveCount(0);
  });

  test("M-19 name each filter of the address, and drop one on request", async ({ open }) => {
    const page = await open("/search?query=lighthouse&compensationMin=130000&postedWithinDays=60");
    await page.getByRole("heading", { level: 1, name: "5 postings" }).waitFor();
    const filter = message("filter.compensationMin", { value: "130,000" });
    await page.getByRole("link", { name: message("search.removeFilter", { filter }) }).click();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
    expect(page.url()).toContain("postedWithinDays=60");
  });

  test("name what they did not understand", async ({ open }) => {
    const page = await open("/search?query=lighthouse&jobTypes=serf&size=many");
    const parameters = "jobTypes=serf, size=many";
    await page.getByText(message("search.leftOut", { parameters })).waitFor();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
  });

  test("too old to be continued say so, and lead to new ones", async ({ open }) => {
    const page = await open("/search?query=lighthouse&from=20&snapshot=gone");
    await page.getByText(message("problem.snapshotExpired")).waitFor();
    await page.getByRole("link", { name: message("search.searchAgain") }).click();
    await page.getByRole("heading", { level: 1, name: "45 postings" }).waitFor();
  });
});

test("M-36 nothing from home to a posting needs JavaScript", async ({ open }) => {
  const page = await open("/", { javaScriptEnabled: false });
  await query(page).fill("kelp diver");
  await submit(page).click();
  await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
  await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
});
