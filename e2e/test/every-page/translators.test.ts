import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { hydrated, titles, wide } from "../harness/search-page.ts";
import { translatePage, untranslated } from "../harness/translator.ts";

const trawlers = "/search?query=trawler";

const translations = {
  "before its scripts run": async (page: Page) => {
    await page.addInitScript(translatePage);
    await hydrated(page.goto(trawlers).then(() => page));
  },
  "after its scripts ran": async (page: Page) => {
    await hydrated(page.goto(trawlers).then(() => page));
    await page.evaluate(translatePage);
  },
};

const main = (page: Page) => page.getByRole("main");

for (const [when, openTranslated] of Object.entries(translations))
  test(`a page that is translated ${when} works, and says of each posting what is true of it`, async ({
    open,
  }) => {
    const saysWhatANewPageSays = async () => {
      const { pathname, search } = new URL(page.url());
      const text = await main(await open(pathname + search, { viewport: wide })).evaluate(untranslated);
      await expect.poll(() => main(page).evaluate(untranslated)).toBe(text);
    };

    const page = await open(blank, { viewport: wide });
    await openTranslated(page);
    await page.locator("summary", { hasText: "«Shift»" }).click();
    await page.getByRole("link", { name: "Day shift" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("«1 posting»");
    await saysWhatANewPageSays();

    await page.goBack();
    await expect(titles(page)).toHaveCount(4);
    const pane = page.getByRole("complementary", { name: message("search.chosen") });
    for (const title of await titles(page).all()) {
      await title.getByRole("link").click();
      await expect(pane.getByRole("heading").first()).toHaveText(await title.innerText());
    }
    await saysWhatANewPageSays();
  });
