import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { faults, faultsInEachView } from "../harness/faults.ts";
import { hydrated, opened, query, submit, titles, total, wide } from "../harness/search-page.ts";

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const pane = (page: Page) => page.getByRole("complementary", { name: message("search.chosen") });
const filters = (page: Page) => page.getByRole("complementary", { name: message("search.narrow") });

/** Titles that can be read in full without scrolling. */
const aboveTheFold = (page: Page) =>
  titles(page).evaluateAll((all) => {
    const bottoms = all
      .filter((title) => title.closest(".ledger"))
      .map((it) => it.getBoundingClientRect().bottom);
    return bottoms.filter((bottom) => bottom <= innerHeight).length;
  });

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    for (const [viewport, least] of [
      [phone, 3],
      [tablet, 8],
      [wide, 8],
    ] as const)
      test(`${viewport.width} px show ${least} titles or more above the fold`, async ({ open }) => {
        const path = "/search?query=lighthouse+keeper+over+80k";
        const page = await opened(open, path, { javaScriptEnabled, viewport });
        expect(await aboveTheFold(page)).toBeGreaterThanOrEqual(least);
      });

    test("M-36 on a phone one line summarizes the search, and opens into its form", async ({ open }) => {
      const page = await opened(open, "/search?query=lighthouse", { javaScriptEnabled, viewport: phone });
      await expect(query(page)).toBeHidden();
      await page.getByText("lighthouse", { exact: true }).first().click();
      await query(page).fill("kelp");
      await submit(page).click();
      await total(page, 1).waitFor();
    });

    test("on a phone a message has the page's width, with its link below it", async ({ open }) => {
      const path = "/search?query=lighthouse+keeper+at+walmart";
      const page = await opened(open, path, { javaScriptEnabled, viewport: phone });
      const said = await page.getByText(/^No postings from Walmart/).boundingBox();
      const link = await page.getByRole("button", { name: message("alerts.followUnknown") }).boundingBox();
      expect(said!.width).toBeGreaterThan(phone.width * 0.8);
      expect(link!.y).toBeGreaterThanOrEqual(said!.y + said!.height);
    });

    test("M-19 on a phone the filters say how many postings they leave", async ({ open }) => {
      const page = await opened(open, "/search?query=lighthouse", { javaScriptEnabled, viewport: phone });
      const openFilters = () =>
        filters(page).getByText(message("search.narrow"), { exact: true }).first().click();
      await openFilters();
      await filters(page).getByRole("link", { name: "Seamanship 23" }).click();
      await total(page, 23).waitFor();
      if (!javaScriptEnabled) await openFilters();
      await filters(page).getByText("Show 23 postings").filter({ visible: true }).click();
      await expect(titles(page).first()).toBeInViewport();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("M-17 the sentence's place is in the form, and is replaced when it is changed there", async ({
      open,
    }) => {
      const path = "/search?query=lighthouse+keeper+in+portland,+me&remote=exclude";
      const page = await opened(open, path, { javaScriptEnabled, viewport: wide });
      const place = page.getByLabel(message("searchForm.location"), { exact: true });
      await expect(place).toHaveValue("Portland, ME");
      await page.getByText("Within 25 miles of Portland, ME").first().waitFor();
      await place.fill("Austin, TX");
      await submit(page).click();
      await page.getByText("Within 25 miles of Austin, TX").first().waitFor();
      await expect(query(page)).toHaveValue("lighthouse keeper");
      await expect(place).toHaveValue("Austin, TX");
    });

    test("Q-09 the current distance is a chip, and can be changed there", async ({ open }) => {
      const path = "/search?query=keeper+in+saco,+me&remote=exclude";
      const page = await opened(open, path, { javaScriptEnabled, viewport: wide });
      await total(page, 44).waitFor();
      await page.getByText("Within 25 miles of Saco, ME").first().click();
      await page.getByRole("link", { name: "In Saco, ME only" }).click();
      await total(page, 0).waitFor();
      await expect(query(page)).toHaveValue("keeper in saco, me");
      await expect(page.getByLabel(message("refine.distance"))).toHaveValue("0");
    });

    test("M-15 pay by the hour says what it is a year, and how", async ({ open }) => {
      const page = await open("/search?query=kelp+diver", { javaScriptEnabled, viewport: phone });
      await expect(titles(page).first().locator("xpath=ancestor::article")).toContainText(
        "≈ $83,200 - $114,400 per year",
      );
      await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
      await page.getByText("≈ $83,200 - $114,400 per year").first().click();
      await page.getByText("$40 - $55 per hour ≈ $83,200 - $114,400 per year (40 h × 52 weeks)").waitFor();
    });

    test("a posting on a phone keeps its pay and the link to apply visible", async ({ open }) => {
      const page = await open("/search?query=kelp+diver", { javaScriptEnabled, viewport: phone });
      await page.getByRole("link", { name: "Kelp Farm Diver" }).click();
      await page.waitForURL("**/details/**");
      const apply = page.getByRole("link", { name: message("job.apply"), exact: true });
      for (const top of [0, 300]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect(apply).toBeInViewport();
        await expect(page.locator(".apply-bar")).toContainText("$40 - $55 per hour");
      }
      await apply.click();
      await page.waitForURL("**/apply/kelp-farm-diver/*");
    });
  });

test("the first posting is open next to the list, and nothing moves while the page loads", async ({
  open,
}) => {
  const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
  await pane(page).getByText("Keep lamp number 0 lit.").waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        // An observer without entries is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test("M-01 a promise is stamped on one line of the list, next to an open posting", async ({ open }) => {
  const page = await opened(open, "/search?query=pier+watcher", { viewport: wide });
  await expect(pane(page)).toBeVisible();
  const stamp = await page.locator(".ledger .stamp").first().boundingBox();
  expect(stamp!.height).toBeLessThan(36);
});

test("M-34 a job is found and opened with 7 keys, and applied for with one more", async ({ open }) => {
  const page = await hydrated(open("/search", { viewport: wide }));
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  await press("/", "k", "e", "l", "p", "Enter");
  await page.waitForURL("**query=kelp");
  await pane(page).getByRole("heading", { name: "Kelp Farm Diver" }).waitFor();
  await press("o");
  await page.waitForURL("**job=*");
  expect(keys).toBe(7);
  await press("a");
  await page.waitForURL("**/apply/kelp-farm-diver/*");
});

test("facts on two lines have no dot at either's end or start", async ({ open }) => {
  const page = await opened(open, "/search?query=lighthouse", { viewport: { width: 600, height: 900 } });
  const starts = await page.locator(".ledger .entry").evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const [title, ...facts] = [...entry.querySelectorAll("h2, .facts-line li")].filter(
        (it) => it.clientWidth,
      );
      const edge = title!.getBoundingClientRect().left;
      const first = facts.filter((fact) => fact.getBoundingClientRect().left < edge);
      return first.map((fact) => {
        const { paddingInlineStart } = getComputedStyle(fact);
        return Math.abs(fact.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart) - edge);
      });
    }),
  );
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.max(...starts)).toBeLessThan(1);
});

test("a list stays while offline, says so, and recovers by itself", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
  const line = page.getByText(message("search.offline"));
  await page.context().setOffline(true);
  await line.waitFor();
  await expect(titles(page).filter({ hasText: "Lighthouse Keeper" }).first()).toBeVisible();
  const read = page.waitForRequest("**/search.data?*");
  await page.context().setOffline(false);
  await read;
  await expect(line).toHaveCount(0);
});

test("M-16 the filters' sheet and the keys pass axe in both themes", async ({ open }) => {
  const options = { viewport: phone, reducedMotion: "reduce" } as const;
  const page = await hydrated(open("/search?query=lighthouse", options));
  await filters(page).getByText(message("search.narrow"), { exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await faults(page)));
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: message("keys.title") }).waitFor();
  expect([...found, ...(await faultsInEachView(page))]).toEqual([]);
});
