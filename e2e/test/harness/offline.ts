import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Waits until the browser's service worker answers for this page. */
export async function controlled(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true);
}

/** The addresses of the pages that the browser keeps, as it keeps them. */
export function copies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("candor-pages-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });
}
