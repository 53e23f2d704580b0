import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { faultsInEachView } from "./harness/faults.ts";

const open = useBrowser();

const similar = (page: Page) => page.getByRole("region", { name: message("job.similar"), exact: true });

async function ownPage(title: string): Promise<Page> {
  const page = await open(`/search?query=${encodeURIComponent(`"${title}"`)}`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return page;
}

it("a posting's own page leads to similar ones, without JavaScript", async () => {
  const page = await ownPage("Lighthouse Keeper 3");
  const titles = await similar(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(titles).toHaveLength(6);
  expect(titles.filter((title) => !/^Lighthouse Keeper \d+$/.test(title))).toEqual([]);
  expect(titles).not.toContain("Lighthouse Keeper 3");
  const [first = ""] = titles;
  await similar(page).getByRole("link", { name: first, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: first }).waitFor();
});

it("a posting like no other says nothing of similar ones", async () => {
  const page = await ownPage("Kelp Farm Diver");
  expect(await similar(page).count()).toBe(0);
  expect(await page.getByText(message("job.similar")).count()).toBe(0);
});

it("M-16 similar postings have no fault in any view", async () => {
  const page = await ownPage("Lighthouse Keeper 3");
  const hydrated = await open(new URL(page.url()).pathname);
  await similar(hydrated).waitFor();
  expect(await faultsInEachView(hydrated)).toEqual([]);
});
