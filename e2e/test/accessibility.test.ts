import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { faults } from "./harness/faults.ts";

const open = useBrowser();

const pages = {
  home: "/",
  "a refused form": "/?query=&location=Austin",
  results: "/search?query=lighthouse+in+Maine&postedWithinDays=60&size=many",
  "no results": "/search?query=qqqqzzzz",
  "landing page": "/no-such-page",
  "Job Not Found": "/details/anything/999999999",
};

const schemes = ["light", "dark"] as const;
const widths = [360, 768, 1440];

it.each(Object.entries(pages))(
  "%s has no fault that can be found by rule, in any theme and width",
  async (_name, path) => {
    const page = await open(path);
    expect(await faultsInEachView(page)).toEqual([]);
  },
);

it("a posting has no fault that can be found by rule, in any theme and width", async () => {
  const page = await open("/search?query=kelp+diver");
  await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
  await page.getByRole("heading", { level: 1, name: "Kelp Farm Diver" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});

async function faultsInEachView(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await widerThanScreen(page);
    if (excess > 0) found.push(`${width}: ${excess} pixels too wide`);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await faults(page)).map((fault) => `${width} ${colorScheme}: ${fault}`));
    }
  }
  return found;
}

/** Pixels by which a page has to be scrolled sideways. */
async function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
