import { message } from "@candor/contract/messages/message";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** The question before unsaved changes are left. */
export function leavingDialog(page: Page): Locator {
  return page.getByRole("alertdialog", { name: message("unsaved.title") });
}

/** The link to a page without scripts, in the header. */
export function linkAway(page: Page): Locator {
  return page
    .getByRole("navigation", { name: message("page.mainNavigation") })
    .getByRole("link", { name: message("nav.about") });
}

/**
 * Leaves by a link, by the back button to another document, and by closing the tab. Each asks, and staying keeps the
 * text.
 */
export async function expectAsked(page: Page, typed: Locator, text: string): Promise<void> {
  await linkAway(page).click();
  await stay(page);
  await expect(typed).toHaveValue(text);
  for (const leave of [
    () => page.evaluate(() => history.back()),
    () => page.close({ runBeforeUnload: true }),
  ]) {
    const asked = page.waitForEvent("dialog");
    await leave();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(typed).toHaveValue(text);
  }
}

export async function stay(page: Page): Promise<void> {
  await leavingDialog(page)
    .getByRole("button", { name: message("button.stay"), exact: true })
    .click();
  await leavingDialog(page).waitFor({ state: "hidden" });
}

/** Leaves by a link: nothing asks. */
export async function expectNotAsked(page: Page): Promise<void> {
  await linkAway(page).click();
  await page.waitForURL("**/about");
}
