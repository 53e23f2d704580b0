import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";

const open = useBrowser();

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
  await page.evaluate(axe);
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

async function faults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Pixels by which a page has to be scrolled sideways. */
async function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
