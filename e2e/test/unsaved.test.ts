import { message } from "@candor/contract/messages/message";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { field } from "./harness/easy-apply.ts";
import { useAccount } from "./harness/open-account.ts";

const open = useBrowser();
const account = useAccount(open);

const firstName = message("apply.firstName");
const dialog = (page: Page) => page.getByRole("alertdialog", { name: message("unsaved.title") });
const answer = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const top = (page: Page) =>
  page
    .getByRole("navigation", { name: message("page.mainNavigation") })
    .getByRole("link", { name: message("nav.about") });

/** A form of an account in which something was changed. */
async function changed(email: string): Promise<Page> {
  const page = await account(email, "/settings/account");
  await page
    .getByRole("main")
    .getByRole("link", { name: message("account.changeName") })
    .click();
  await page.waitForLoadState("networkidle");
  await field(page, firstName).fill("Grace");
  return page;
}

describe("N-12 leaving what was changed by the top navigation, which leads to pages without scripts,", () => {
  it("asks in a dialog of ours, and stay keeps the page and every field", async () => {
    const page = await changed("unsaved-stay@example.com");
    const address = page.url();
    await top(page).click();
    await dialog(page).getByText(message("unsaved.body")).waitFor();
    await answer(page, message("button.stay")).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect([page.url(), await field(page, firstName).inputValue()]).toEqual([address, "Grace"]);
    await top(page).click();
    await dialog(page).waitFor();
  });

  it("leaves without another question", async () => {
    const page = await changed("unsaved-leave@example.com");
    let asked = 0;
    page.on("dialog", (own) => {
      asked += 1;
      void own.accept();
    });
    await top(page).click();
    await answer(page, message("button.leave")).click();
    await page.waitForURL("**/about");
    expect(asked).toBe(0);
  });

  it("Escape and Back keep every field", async () => {
    const page = await changed("unsaved-escape@example.com");
    await top(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await field(page, firstName).inputValue()).toBe("Grace");
    await page.evaluate(() => history.back());
    await dialog(page).waitFor();
    await page.evaluate(() => history.back());
    await answer(page, message("button.stay")).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect(await field(page, firstName).inputValue()).toBe("Grace");
    expect(page.url()).toContain("change=name");
  });

  it("asks nothing where nothing was changed", async () => {
    const page = await account("unsaved-nothing@example.com", "/settings/account?change=name");
    await page.waitForLoadState("networkidle");
    await top(page).click();
    await page.waitForURL("**/about");
  });
});
