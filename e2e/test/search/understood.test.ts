import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated, openedWide, query, titles, wide } from "../harness/search-page.ts";

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    const opened = openedWide(javaScriptEnabled);

    test("M-17 words with several meanings are one chip, and one meaning is chosen", async ({ open }) => {
      const page = await opened(open, "/search?query=pm+remote");
      await page.getByText("Product Manager or Project Manager").first().click();
      await link(page, "Project Manager").first().click();
      await page.waitForURL("**query=project+manager+remote");
      await expect.poll(() => query(page).inputValue()).toBe("project manager remote");
      await expect(page.getByText("Product Manager or Project Manager")).toHaveCount(0);
    });

    test("M-17 a corrected word says so, and is searched for as it was typed instead", async ({ open }) => {
      const page = await opened(open, "/search?query=lighthuose");
      await page.getByText("Showing results for lighthouse.").waitFor();
      await link(page, message("search.insteadFor", { from: "lighthuose" })).click();
      await page.waitForURL("**correct=false");
      await page.getByText("Showing results for").waitFor({ state: "detached" });
      await expect(query(page)).toHaveValue("lighthuose");
    });

    test("a state has no distance, and so no row of filters", async ({ open }) => {
      const page = await opened(open, "/search?query=keeper+in+maine");
      const reading = page.locator(".reading");
      await expect(reading).toContainText("Maine");
      await expect(reading.locator("dt")).toHaveText([message("search.understoodAs")]);
      await page.goto("/search?query=keeper+in+portland,+maine");
      await expect(reading.locator("dt").last()).toHaveText(message("search.filters"));
    });

    test("close matches are counted, begin at a line, are left out, and are listed again", async ({
      open,
    }) => {
      const page = await opened(open, "/search?query=kelp+lighthouse");
      await page.getByText(message("close.alone")).waitFor();
      const listed = await titles(page).count();
      expect(listed).toBeGreaterThan(1);
      await page.getByRole("link", { name: /\d+ close matches/ }).click();
      await page.getByText(message("close.hidden")).waitFor();
      await page.getByRole("heading", { level: 1, name: "0 postings" }).waitFor();
      await expect(titles(page)).toHaveCount(0);
      await link(page, message("close.list")).click();
      await page.getByText(message("close.alone")).waitFor();
      await expect(titles(page)).toHaveCount(listed);
    });
  });

test.describe("words that are not understood", () => {
  test("are offered in a model's words, and searched for that way when chosen", async ({ open }) => {
    const page = await hydrated(open("/search?query=caring+for+ill+people+remote&sort=date"));
    const offer = page.getByRole("link", { name: "Registered Nurse “caring for ill people”" });
    await offer.waitFor();
    await page.getByText(message("search.proposed")).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
    await offer.click();
    await page.waitForURL("**query=registered+nurse+remote");
    await offer.waitFor({ state: "detached" });
    await expect.poll(() => query(page).inputValue()).toBe("registered nurse remote");
  });
});

test("M-17 a chip that is dropped by keyboard passes the focus to the next, and the last to the words", async ({
  open,
}) => {
  const page = await hydrated(open("/search?query=nurse+in+texas"));
  const chip = (name: string) => page.getByRole("link", { name: `${message("search.drop")} ${name}` });
  await chip("Texas").press("Enter");
  await expect(chip("Texas")).toHaveCount(0);
  await expect(chip("Registered Nurse")).toBeFocused();
  await chip("Registered Nurse").press("Enter");
  await expect(query(page)).toBeFocused();
});

test("M-19 the drawn amounts say how many postings pay as much, and what is paid is said in words", async ({
  open,
}) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide }));
  const pay = page.getByRole("region", { name: message("facet.pay"), exact: true });
  await pay.getByText(/^Typical: .+ a year\. Middle half: .+ of 45 postings first seen /).waitFor();
  await pay.getByRole("link", { name: /^At least 100,000 a year: 35 postings/ }).click();
  await page.getByRole("heading", { level: 1, name: "35 postings" }).waitFor();
});

test("M-19 fewer than five ranges are not averaged", async ({ open }) => {
  const page = await open("/search?query=kelp&close=never");
  await expect(page.getByText(/^Typical: /)).toHaveCount(0);
});

test("M-16 chips, close matches and charts pass axe in every view", async ({ open }) => {
  const page = await hydrated(open("/search?query=pm+kelp+lighthuose"));
  expect(await faultsInEachView(page)).toEqual([]);
});
