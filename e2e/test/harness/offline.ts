import { message } from "@candor/contract/messages/message";
import { expect, type Page } from "@playwright/test";
import { field, file, fillContact, pitch, press, resume } from "./easy-apply.ts";

/** Waits until the browser's service worker controls this page. */
export async function controlled(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Opens Easy Apply for a posting, and loses the network in its first step. */
export async function beginAndLoseLine(page: Page, jobId: string): Promise<void> {
  await page.goto(`/apply/x/${jobId}`);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(20, 20);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
    .toContainEqual(expect.stringContaining("keep-started"));
  await field(page, message("apply.firstName")).fill("Ada");
  await field(page, message("apply.lastName")).fill("Byron");
  await page.context().setOffline(true);
}

/** The addresses of the pages in the browser's cache, as it stores them. */
export function copies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("candor-pages-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** What the browser keeps about unsent applications. */
export function waiting(page: Page): Promise<{ state: string; fields: Record<string, string> }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("candor");
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("waiting").objectStore("waiting").getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve(reading.result as never);
          });
        });
      }),
  );
}

/** Fills in what Easy Apply asks on one page, except for the names. */
export async function fillIn(page: Page, email?: string): Promise<void> {
  if (email !== undefined) await field(page, message("apply.email")).fill(email);
  await file(page).setInputFiles(resume);
  await fillContact(page);
  await field(page, message("applyStep.elevatorPitch")).fill(pitch);
  await press(page, message("apply.send"));
}
