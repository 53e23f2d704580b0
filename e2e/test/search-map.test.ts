import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { faultsInEachView } from "./harness/faults.ts";
import { hasFocus, hydrated, place, tabTo, titles, wide } from "./harness/search-page.ts";

const open = useBrowser();

const map = (page: Page) => page.getByRole("region", { name: message("map.title") });
const states = (page: Page) => map(page).getByRole("group", { name: message("map.states") });
const button = (page: Page) => page.getByRole("button", { name: message("map.open") });

const mark = (page: Page, name: string) => states(page).getByRole("link", { name, exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole("navigation", { name: message("map.places") }).getByRole("link", { name });

async function withMap(path: string): Promise<Page> {
  const page = await hydrated(open(path, { viewport: wide }));
  await button(page).click();
  return page;
}

describe("the map of a search", () => {
  it("is no part of the first load, and comes from this site alone", async () => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await button(page).click();
    await mark(page, "Portland, ME: 45 postings").waitFor();
    expect(asked.filter((url) => /results-map.*\.js$|states.*\.json$/.test(url))).toHaveLength(2);
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  });

  it("names each place with its postings, drawn and in words, and leads to the same search there", async () => {
    const page = await withMap("/search?query=lighthouse&distanceMiles=50");
    await mark(page, "Portland, ME: 45 postings").click();
    await page.waitForURL("**/search?query=lighthouse&location=Portland%2C+ME");
    await expect.poll(() => place(page).inputValue()).toBe("Portland, ME");
    await map(page)
      .getByRole("link", { name: message("map.everywhere") })
      .click();
    await page.waitForURL("**/search?query=lighthouse");
    await listed(page, "Portland, ME 45").click();
    await page.waitForURL("**/search?query=lighthouse&location=Portland%2C+ME");
    expect(await titles(page).count()).toBe(20);
  });

  it("M-34 is one stop of the keyboard, from which the arrow keys go on", async () => {
    const page = await withMap("/search?sort=date");
    const portland = mark(page, "Portland, ME: 65 postings");
    await portland.waitFor();
    await tabTo(page, portland);
    await page.keyboard.press("ArrowLeft");
    const austin = mark(page, "Austin, TX: 1 posting");
    expect(await hasFocus(austin)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocus(portland)).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(austin)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?sort=date&location=Austin%2C+TX");
    const everywhere = map(page).getByRole("link", { name: message("map.everywhere") });
    await everywhere.waitFor();
    expect(await hasFocus(austin)).toBe(true);
    await tabTo(page, everywhere);
    await page.keyboard.press("Enter");
    await everywhere.waitFor({ state: "detached" });
    expect(await hasFocus(map(page))).toBe(true);
  });

  it("says where nothing is to be drawn, and how many postings state no place", async () => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    await page.route("**/rest/jobs/map", (route) => route.fulfill({ json: { places: [], unplaced: 3 } }));
    await button(page).click();
    await map(page).getByText(message("map.nowhere")).waitFor();
    await map(page).getByText("3 postings state no place on the map.").waitFor();
    expect(await map(page).getByRole("link").count()).toBe(0);
  });

  it("that is not answered is said to fail, and comes when it is opened again", async () => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    await page.route("**/rest/jobs/map", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await button(page).click();
    await map(page).getByText(message("map.noAnswer")).waitFor();
    await button(page).click();
    await button(page).click();
    await mark(page, "Portland, ME: 45 postings").waitFor();
    expect(await titles(page).count()).toBe(20);
  });

  it("M-16 has no fault in any view", async () => {
    const page = await withMap("/search?sort=date");
    await mark(page, "Austin, TX: 1 posting").waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

  it("M-36 has no button without JavaScript", async () => {
    const page = await open("/search?query=lighthouse", { javaScriptEnabled: false });
    expect(await titles(page).count()).toBe(20);
    expect(await button(page).isVisible()).toBe(false);
  });
});
