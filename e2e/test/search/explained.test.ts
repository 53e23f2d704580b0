import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { hydrated, openedWide, titles, wide } from "../harness/search-page.ts";

const explanation = (page: Page) => page.getByRole("region", { name: message("why.explanation") });
const score = (page: Page) => page.getByRole("table", { name: message("why.parts") });
const why = (page: Page) => page.getByRole("link", { name: /^Why is this #\d+\?$/ });

/** The last number of each line: contributions, and under them the score. */
async function amounts(page: Page): Promise<number[]> {
  const cells = await score(page).locator("td:last-child").allTextContents();
  return cells.map(Number);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    const opened = openedWide(javaScriptEnabled);

    test("M-20 an entry says why it has its place, in a sentence and in parts that add up", async ({
      open,
    }) => {
      const page = await opened(open, "/search?query=lighthouse+keeper");
      await why(page).nth(1).click();
      await explanation(page)
        .getByText(/^It is #\d of 45, mostly for “\w+” in its title and .+\./)
        .waitFor();
      const parts = await amounts(page);
      const sum = parts.pop() ?? 0;
      expect(parts.length).toBeGreaterThan(2);
      expect(Math.abs(parts.reduce((all, part) => all + part, 0) - sum)).toBeLessThan(0.05);
      await expect(score(page)).toContainText(message("why.field.freshness"));
      await expect(titles(page)).toHaveCount(20);
    });

    test("M-20 a missing posting says what hides it, and the search continues without that", async ({
      open,
    }) => {
      const page = await opened(open, "/search?query=kelp&compensationMin=150000&close=never");
      await page.getByRole("heading", { level: 1, name: "0 postings" }).waitFor();
      await page.getByLabel(message("why.posting")).fill("http://candor.example/details/kelp-farm-diver/1");
      await page.getByRole("button", { name: message("why.ask") }).click();
      await explanation(page).getByText(message("why.hidden")).waitFor();
      await explanation(page)
        .getByRole("link", { name: /^Search without/ })
        .click();
      await page.getByRole("heading", { level: 1, name: "1 posting" }).waitFor();
      await expect(titles(page)).toHaveText(["Kelp Farm Diver"]);
    });

    test("M-20 anything but a posting is reported as not one", async ({ open }) => {
      const page = await opened(open, "/search?query=kelp");
      await page.getByLabel(message("why.posting")).fill("https://elsewhere.example/a-job");
      await page.getByRole("button", { name: message("why.ask") }).click();
      await page.getByText(message("why.unknownPosting")).waitFor();
    });
  });

test("M-20 M-34 the entry with the focus is explained by a key, and the same key folds it up", async ({
  open,
}) => {
  const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport: wide }));
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await explanation(page).getByText("It is #1 of 45.").waitFor();
  await explanation(page).getByText(message("why.byDate")).waitFor();
  await page.keyboard.press("e");
  await explanation(page).waitFor({ state: "detached" });
});

test("an explanation that fails says so, and the list stays", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse", { viewport: wide, plainHttp: true }));
  await page.route("**/rest/jobs/explain", (route) => route.fulfill({ status: 500 }));
  await why(page).first().click();
  await page.getByText(message("why.noAnswer")).waitFor();
  await expect(titles(page)).toHaveCount(20);
});

test("M-16 an explanation passes axe in every view", async ({ open }) => {
  const page = await hydrated(open("/search?query=lighthouse&explain=2"));
  await explanation(page).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
