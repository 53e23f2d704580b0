import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated, openedWide, query, titles } from "../harness/search-page.ts";

const total = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const fact = (page: Page, name: string) =>
  page
    .getByRole("region", { name: message("facet.facts"), exact: true })
    .getByRole("group")
    .filter({ has: page.getByText(name, { exact: true }) });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    const opened = openedWide(javaScriptEnabled);

    test("a wish keeps every posting, says who grants it, and becomes a filter or is dropped", async ({
      open,
    }) => {
      const page = await opened(open, "/search?query=trawler+night+shift");
      await total(page, "4 postings").waitFor();
      await page.getByText("2 state it, 1 says no, 1 doesn't say").waitFor();
      expect((await titles(page).allTextContents()).slice(0, 2).toSorted()).toEqual([
        "Trawler Hand 1",
        "Trawler Hand 3",
      ]);
      expect(await titles(page).last().textContent()).toBe("Trawler Hand 2");
      await link(page, message("wish.notDenied")).click();
      await total(page, "3 postings").waitFor();
      await page.goBack();
      await link(page, message("wish.only")).click();
      await page.waitForURL("**query=trawler&shifts=night");
      await total(page, "2 postings").waitFor();
      await expect.poll(() => query(page).inputValue()).toBe("trawler");
    });

    test("M-19 facts are facets, with the number of postings that do not state them", async ({ open }) => {
      const page = await opened(open, "/search?query=trawler");
      await fact(page, "Shift").getByText("Shift", { exact: true }).click();
      await expect(fact(page, "Shift").getByRole("link")).toHaveText([
        "Night shift 2",
        "Day shift 1",
        "Not stated 1",
      ]);
      await fact(page, "Shift").getByRole("link", { name: "Night shift" }).click();
      await total(page, "2 postings").waitFor();
      await fact(page, "Sponsorship").getByText("Sponsorship", { exact: true }).click();
      await fact(page, "Sponsorship").getByRole("link", { name: "Visa sponsorship" }).click();
      await total(page, "1 posting").waitFor();
      await expect(titles(page)).toHaveText(["Trawler Hand 1"]);
    });
  });

test("a posting's page shows each fact with its sentence, and what is not stated", async ({ open }) => {
  const page = await open("/search?query=trawler+cook&parse=false&close=never");
  await expect(titles(page)).toHaveText(["Trawler Hand 4"]);
  await page.goto(page.url().replace("cook", "mend"));
  const link = page.getByRole("link", { name: "Trawler Hand 3", exact: true });
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.getByRole("heading", { level: 1, name: "Trawler Hand 3" }).waitFor();
  await page.getByText("We do not sponsor visas.").first().waitFor();
  const stated = page.locator(".stated-facts");
  await expect(stated.getByText("No sponsorship")).toBeVisible();
  await expect(stated.getByText(message("job.notStated")).first()).toBeVisible();
  expect(await faultsInEachView(page)).toEqual([]);
});

test("M-16 wishes and facts pass axe in every view", async ({ open }) => {
  const page = await hydrated(open("/search?query=trawler+night+shift&weekends=unstated&weekends=yes"));
  await page
    .getByText(/\d states? it/)
    .first()
    .waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
