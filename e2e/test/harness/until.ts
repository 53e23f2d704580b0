import { expect, type Page } from "@playwright/test";

/** Returns what `get` does; retries while it throws. */
export async function until<Given>(get: () => Promise<Given>): Promise<Given> {
  let given: { readonly value: Given } | undefined;
  await expect(async () => {
    given = { value: await get() };
  }).toPass({ intervals: [50] });
  return (given as { readonly value: Given }).value;
}

/** Opens a path once the server answers it with a text. Requesting a page takes a tenth of the time of loading it. */
export async function gotoOnceItSays(page: Page, path: string, text: string): Promise<void> {
  const served = async () => (await page.request.get(path)).text();
  await expect.poll(served, { intervals: [250] }).toContain(text);
  await page.goto(path);
}
