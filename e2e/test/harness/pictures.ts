import { join } from "node:path";
import type { Page } from "@playwright/test";

/**
 * Pictures of a page in each width and theme, to look at: saved in the folder that PICTURES names, if it is set. Only
 * then, the page goes to a path first, if one is given.
 */
export async function pictured(page: Page, name: string, path?: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (folder === undefined) return;
  if (path !== undefined) await page.goto(path);
  for (const width of [360, 768, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
}
