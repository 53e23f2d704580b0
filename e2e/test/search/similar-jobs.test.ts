import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";

const similar = (page: Page) => page.getByRole("region", { name: message("job.similar"), exact: true });

async function ownPage(open: Open, title: string): Promise<Page> {
  const page = await open(`/search?query=${encodeURIComponent(`"${title}"`)}`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return page;
}

test("a posting's own page leads to similar ones, without JavaScript", async ({ open }) => {
  const page = await ownPage(open, "Lighthouse Keeper 3");
  const titles = await similar(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(titles).toHaveLength(6);
  expect(titles.filter((title) => !/^Lighthouse Keeper \d+$/.test(title))).toEqual([]);
  expect(titles).not.toContain("Lighthouse Keeper 3");
  const [first = ""] = titles;
  await similar(page).getByRole("link", { name: first, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: first }).waitFor();
});

test("a posting without similar ones mentions none", async ({ open }) => {
  const page = await ownPage(open, "Kelp Farm Diver");
  await expect(similar(page)).toHaveCount(0);
  await expect(page.getByText(message("job.similar"))).toHaveCount(0);
});

test("M-16 similar postings pass axe in every view", async ({ open }) => {
  const page = await open(blank);
  await page.goto(`/details/x/${await jobNamed(page, "Lighthouse Keeper 3")}`);
  await similar(page).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
