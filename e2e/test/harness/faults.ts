import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const schemes = ["light", "dark"] as const;
const widths = [360, 768, 1440];

/** What axe finds wrong with a page in each theme and width, and where it has to be scrolled sideways. */
export async function faultsInEachView(page: Page): Promise<string[]> {
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

/** What axe finds wrong with a page as it is shown now: rule and element. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Pixels by which a page has to be scrolled sideways. */
async function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
