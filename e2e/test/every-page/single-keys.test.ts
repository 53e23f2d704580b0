import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { hydrated, narrow, query, titles, wide } from "../harness/search-page.ts";

const off = (page: Page) => page.getByRole("button", { name: message("search.switchKeysOff") });
const on = (page: Page) => page.getByRole("button", { name: message("search.switchKeysOn") });

test.describe("M-34 single keys", () => {
  for (const [named, viewport] of [
    ["beside the list", wide],
    ["below it on a narrow screen", narrow],
  ] as const)
    test(`are switched off ${named}, stay so in this browser, and are switched on again`, async ({
      open,
    }) => {
      const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport }));
      const first = titles(page).first().getByRole("link");
      await off(page).click();
      await page.getByText(message("search.keysOff")).filter({ visible: true }).waitFor();
      await page.keyboard.press("j");
      await expect(first).not.toBeFocused();

      await hydrated(page.reload().then(() => page));
      await page.keyboard.press("j");
      await expect(first).not.toBeFocused();
      await on(page).click();
      await page.keyboard.press("j");
      await expect(first).toBeFocused();
    });

  test("find and save a posting with four keys, not counting its words", async ({ open }) => {
    const page = await hydrated(open("/search", { viewport: wide }));
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press("/");
    await expect(query(page)).toBeFocused();
    await page.keyboard.type("kelp farm diver");
    await press("Enter");
    await expect(titles(page).first()).toHaveText("Kelp Farm Diver");
    await press("j");
    await press("s");
    await page
      .getByRole("button", { name: message("saved.removeThis", { title: "Kelp Farm Diver" }) })
      .waitFor();
    expect(keys).toBeLessThanOrEqual(4);
  });

  test("have no switch without JavaScript, because there are no keys", async ({ open }) => {
    const page = await open("/search?query=lighthouse", { javaScriptEnabled: false });
    await expect(titles(page)).toHaveCount(20);
    await expect(off(page)).toHaveCount(0);
  });
});
