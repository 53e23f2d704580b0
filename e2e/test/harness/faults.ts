import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const widths = [360, 768, 1440];

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that look at colors. A theme changes only colors, so in the second theme only these can find more. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with a page in each theme and width, and where it scrolls sideways. */
export async function faultsInEachView(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await widerThanScreen(page);
    if (excess > 0) found.push(`${width}: ${excess} pixels too wide`);
    await page.emulateMedia({ colorScheme: "light" });
    found.push(...(await faults(page)).map((fault) => `${width} light: ${fault}`));
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await faults(page, colorRules)).map((fault) => `${width} dark: ${fault}`));
  }
  return found;
}

/** What axe finds wrong with a page as it looks now: rule and element. */
export async function faults(page: Page, runOnly = levels): Promise<string[]> {
  await page.evaluate(settled);
  // Half a megabyte: it is sent once for each document.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  // Without the elements that pass a rule, which are most of the work, and without fetching style sheets again, which
  // none of these rules reads.
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** How many pixels wider than the screen a page is. */
async function widerThanScreen(page: Page): Promise<number> {
  await page.evaluate(settled);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Resolves once a page's styles are there, which may come after its text, and transitions have ended: halfway through,
 * colors have less contrast. Runs in the page.
 */
async function settled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']")];
  const coming = sheets.filter(({ sheet, disabled }) => sheet === null && !disabled);
  await Promise.all(
    coming.map((link) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      for (const end of ["load", "error"]) link.addEventListener(end, resolve);
      return promise;
    }),
  );
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
