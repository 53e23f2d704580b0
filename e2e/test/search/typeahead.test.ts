import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated, place, query, wide } from "../harness/search-page.ts";

const list = (page: Page) => page.getByRole("listbox", { name: message("suggest.name") });
const option = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return id ? document.getElementById(id)?.firstChild?.textContent : undefined;
  });

/** An empty, focused combobox field. */
async function atField(page: Page, field = query(page)) {
  await field.fill("");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  return page;
}

test.describe("what is typed", () => {
  test("M-17 is completed to what exists, with its count, by the keyboard alone", async ({ open }) => {
    const page = await atField(await hydrated(open("/search", { viewport: wide })));
    await page.keyboard.type("seaman");
    await option(page, /^Seamanship 23$/).waitFor();
    await expect(query(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    expect(await active(page)).toBe("Seamanship");
    await page.keyboard.press("ArrowUp");
    expect(await active(page)).toBeUndefined();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(query(page)).toHaveValue("Seamanship");
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**query=Seamanship");
  });

  test("isn't completed to a title that only one posting has", async ({ open }) => {
    const page = await atField(await hydrated(open("/search", { viewport: wide })));
    await page.keyboard.type("har");
    await option(page, /^Harbor Trust/).waitFor();
    await query(page).fill("kelp fa");
    await expect(list(page)).toHaveCount(0);
  });

  test("is completed in the last words of a sentence, by their kind", async ({ open }) => {
    const page = await atField(await hydrated(open("/search", { viewport: wide })));
    await page.keyboard.type("night nurse in Portl");
    await option(page, /^Portland, ME/).click();
    await expect(query(page)).toHaveValue("night nurse in Portland, ME");
  });

  test("is completed to places in the place field, and Escape closes the list first", async ({ open }) => {
    const page = await hydrated(open("/search", { viewport: wide }));
    await atField(page, place(page));
    await page.keyboard.type("aust");
    await option(page, /^Austin, TX/).waitFor();
    await expect(list(page).getByRole("group")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(list(page)).toHaveCount(0);
    await expect(place(page)).toHaveValue("aust");
  });

  test("keeps the option that was reached by arrow when the answer for a later letter comes", async ({
    open,
  }) => {
    const page = await hydrated(open("/search", { viewport: wide, plainHttp: true }));
    const reached = Promise.withResolvers<void>();
    await page.route("**/rest/jobs/suggest?q=seamans", async (route) => {
      await reached.promise;
      const suggestions = ["Seabirds", "Seamanship"].map((value) => ({ kind: "skill", value, count: 2 }));
      await route.fulfill({ json: { suggestions } });
    });
    await atField(page);
    await page.keyboard.type("seaman");
    await option(page, /^Seamanship/).waitFor();
    await page.keyboard.type("s");
    await page.keyboard.press("ArrowDown");
    expect(await active(page)).toBe("Seamanship");
    reached.resolve();
    await option(page, /^Seabirds/).waitFor();
    expect(await active(page)).toBe("Seamanship");
    await page.keyboard.press("Enter");
    await expect(query(page)).toHaveValue("Seamanship");
  });

  test("can be searched for even if suggestions fail", async ({ open }) => {
    const page = await hydrated(open("/search", { viewport: wide }));
    await page.route("**/rest/jobs/suggest?*", (route) => route.abort());
    await atField(page);
    await page.keyboard.type("kelp");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /^\d+ postings?$/ }).waitFor();
    await page.waitForURL("**query=kelp");
  });
});

test("home completes places by the browser's own list, with what each finds", async ({ open }) => {
  const page = await open("/");
  await expect(query(page)).toHaveAttribute("list", "query-list");
  await expect(page.locator("datalist#query-list")).toBeAttached();
  const portland = page.locator("datalist#location-list option[value='Portland, ME']");
  await expect(portland).toHaveAttribute("label", /^\d+ postings$/);
});

test("how long suggestions take is measured from the letter to the list", async ({ open }) => {
  const page = await atField(await hydrated(open("/search", { viewport: wide })));
  await page.keyboard.type("harbor", { delay: 50 });
  await list(page).waitFor();
  const durations = await page.evaluate(() =>
    performance.getEntriesByName("candor-suggestions").map(({ duration }) => duration),
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(durations.every((duration) => duration > 0)).toBe(true);
});

test("M-34 a list of suggestions passes axe in every view", async ({ open }) => {
  const page = await atField(await hydrated(open("/search")));
  await page.keyboard.type("har");
  await list(page).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
