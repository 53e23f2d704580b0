import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, type Open, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated, place, tabTo, titles, wide } from "../harness/search-page.ts";

const map = (page: Page) => page.getByRole("region", { name: message("map.title") });
const states = (page: Page) => map(page).getByRole("group", { name: message("map.states") });
const button = (page: Page) => page.getByRole("button", { name: message("map.open"), exact: true });

const mark = (page: Page, name: string | RegExp) => states(page).getByRole("link", { name, exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole("navigation", { name: message("map.places") }).getByRole("link", { name });

async function withMap(open: Open, path: string): Promise<Page> {
  const page = await hydrated(open(path, { viewport: wide }));
  await button(page).click();
  return page;
}

/** Excludes the places where other tests have postings at the same time. */
async function drawingOnly(page: Page, ...labels: readonly string[]): Promise<void> {
  await page.route("**/rest/jobs/map", async (route) => {
    const response = await route.fetch();
    const { places, ...rest } = (await response.json()) as { places: { label: string }[] };
    const json = { ...rest, places: places.filter(({ label }) => labels.includes(label)) };
    await route.fulfill({ response, json });
  });
}

test.describe("the map of a search", () => {
  test("is not part of the first load, and comes only from this site", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await button(page).click();
    await mark(page, "Portland, ME: 45 postings").waitFor();
    expect(asked.filter((url) => /results-map.*\.js$|states.*\.json$/.test(url))).toHaveLength(2);
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  });

  test("names each place with its postings, drawn and in words, and leads to the same search there", async ({
    open,
  }) => {
    const page = await withMap(open, "/search?query=lighthouse&distanceMiles=50");
    await mark(page, "Portland, ME: 45 postings").click();
    await page.waitForURL("**/search?query=lighthouse&location=Portland%2C+ME");
    await expect.poll(() => place(page).inputValue()).toBe("Portland, ME");
    await map(page)
      .getByRole("link", { name: message("map.everywhere") })
      .click();
    await page.waitForURL("**/search?query=lighthouse");
    await listed(page, "Portland, ME 45").click();
    await page.waitForURL("**/search?query=lighthouse&location=Portland%2C+ME");
    await expect(titles(page)).toHaveCount(20);
  });

  test("M-34 is one tab stop, and the arrow keys continue from there", async ({ open }) => {
    const page = await hydrated(open("/search?sort=date", { viewport: wide, plainHttp: true }));
    await drawingOnly(page, "Portland, ME", "Austin, TX");
    await button(page).click();
    const portland = mark(page, /^Portland, ME:/);
    await portland.waitFor();
    await tabTo(page, portland);
    await page.keyboard.press("ArrowLeft");
    const austin = mark(page, /^Austin, TX:/);
    await expect(austin).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(portland).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(austin).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?sort=date&location=Austin%2C+TX");
    const everywhere = map(page).getByRole("link", { name: message("map.everywhere") });
    await everywhere.waitFor();
    await expect(austin).toBeFocused();
    await tabTo(page, everywhere);
    await page.keyboard.press("Enter");
    await everywhere.waitFor({ state: "detached" });
    await expect(map(page)).toBeFocused();
  });

  test("says if there is nothing to draw, and how many postings state no place", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide, plainHttp: true }));
    await page.route("**/rest/jobs/map", (route) => route.fulfill({ json: { places: [], unplaced: 3 } }));
    await button(page).click();
    await map(page).getByText(message("map.nowhere")).waitFor();
    await map(page).getByText("3 postings state no place on the map.").waitFor();
    await expect(map(page).getByRole("link")).toHaveCount(0);
  });

  test("that fails says so, and works when it is opened again", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: wide, plainHttp: true }));
    await page.route("**/rest/jobs/map", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await button(page).click();
    await map(page).getByText(message("map.noAnswer")).waitFor();
    await button(page).click();
    await button(page).click();
    await mark(page, "Portland, ME: 45 postings").waitFor();
    await expect(titles(page)).toHaveCount(20);
  });

  test("M-16 passes axe in every view", async ({ open }) => {
    const page = await withMap(open, "/search?sort=date");
    await mark(page, "Austin, TX: 1 posting").waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

  test("M-36 has no button without JavaScript", async ({ open }) => {
    const page = await open("/search?query=lighthouse", { javaScriptEnabled: false });
    await expect(titles(page)).toHaveCount(20);
    await expect(button(page)).toBeHidden();
  });
});
