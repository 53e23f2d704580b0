import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { hasFocus, hydrated, narrow, titles, wide } from "./harness/search-page.ts";

const open = useBrowser();

const off = (page: Page) => page.getByRole("button", { name: message("search.switchKeysOff") });
const on = (page: Page) => page.getByRole("button", { name: message("search.switchKeysOn") });

describe("M-34 single keys", () => {
  it.each([
    ["beside the list", wide],
    ["below it on a narrow screen", narrow],
  ])("are switched off %s, stay so in this browser, and are switched on again", async (_, viewport) => {
    const page = await hydrated(open("/search?query=lighthouse&sort=date", { viewport }));
    const first = titles(page).first().getByRole("link");
    await off(page).click();
    await page.getByText(message("search.keysOff")).filter({ visible: true }).waitFor();
    await page.keyboard.press("j");
    expect(await hasFocus(first)).toBe(false);

    await hydrated(page.reload().then(() => page));
    await page.keyboard.press("j");
    expect(await hasFocus(first)).toBe(false);
    await on(page).click();
    await page.keyboard.press("j");
    expect(await hasFocus(first)).toBe(true);
  });

  it("have no switch without JavaScript, as there are none", async () => {
    const page = await open("/search?query=lighthouse", { javaScriptEnabled: false });
    expect(await titles(page).count()).toBe(20);
    expect(await off(page).count()).toBe(0);
  });
});
