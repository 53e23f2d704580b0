import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, type OpenAccount, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { leavingDialog, linkAway } from "../harness/leaving.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";

const firstName = message("apply.firstName");
const dialog = leavingDialog;
const top = linkAway;
const answer = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
/** An account form with a change in it. */
async function changed(account: OpenAccount, email: string): Promise<Page> {
  const page = await account(email, "/settings/account");
  await page
    .getByRole("main")
    .getByRole("link", { name: message("account.changeName") })
    .click();
  await page.waitForLoadState("networkidle");
  await field(page, firstName).fill("Grace");
  return page;
}

test.describe("N-12 leaving what was changed by the top navigation, which leads to pages without scripts,", () => {
  test("asks in a dialog of ours, and stay keeps the page and every field", async ({ account }) => {
    const page = await changed(account, "unsaved-stay@example.com");
    const address = page.url();
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    // N-23: the theme changes around the form.
    await page.getByRole("button", { name: message("theme.dark"), exact: true }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    expect(await steps()).toBe(before);
    await top(page).click();
    await dialog(page).getByText(message("unsaved.body")).waitFor();
    await answer(page, message("button.stay")).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect([page.url(), await field(page, firstName).inputValue()]).toEqual([address, "Grace"]);
    await top(page).click();
    await dialog(page).waitFor();
  });

  test("leaves without another question", async ({ account }) => {
    const page = await changed(account, "unsaved-leave@example.com");
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

  test("Escape and Back keep every field", async ({ account }) => {
    const page = await changed(account, "unsaved-escape@example.com");
    await top(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await expect(field(page, firstName)).toHaveValue("Grace");
    await page.evaluate(() => history.back());
    await dialog(page).waitFor();
    await page.evaluate(() => history.back());
    await answer(page, message("button.stay")).click();
    await dialog(page).waitFor({ state: "hidden" });
    await expect(field(page, firstName)).toHaveValue("Grace");
    expect(page.url()).toContain("change=name");
  });

  test("asks nothing where nothing was changed", async ({ account }) => {
    const page = await account("unsaved-nothing@example.com", "/settings/account?change=name");
    await page.waitForLoadState("networkidle");
    await top(page).click();
    await page.waitForURL("**/about");
  });
});

/** Changes a page's first field that isn't hidden. */
async function changeFirst(page: Page): Promise<void> {
  const first = page
    .getByRole("main")
    .locator("form :is(input:not([type=hidden], [type=radio]), select, textarea):visible")
    .first();
  const type = await first.evaluate((one) => one.getAttribute("type") ?? one.localName);
  if (type === "checkbox") await first.setChecked(!(await first.isChecked()));
  else if (type === "select") await first.selectOption({ index: 1 });
  else await first.fill("zebra");
}

test("N-12 pages with several forms ask before what was changed is left", async ({ account }) => {
  const page = await account(newAddress("guarded"), "/settings/applications/elsewhere");
  await field(page, message("outside.url")).fill("https://jobs.example.com/guarded");
  await field(page, message("outside.job")).fill("Guarded keeper");
  await press(page, message("outside.addToList"));
  await page.getByRole("heading", { level: 1, name: "Guarded keeper" }).waitFor();
  const elsewhere = new URL(page.url()).pathname;
  for (const path of ["/settings/communication", "/settings/blocked", elsewhere])
    await expectGuarded(page, path);
});

test("N-12 pages of a hirer, of a consultant and of an administrator ask, too", async ({ signedIn }) => {
  const desk = await signedIn(newAddress("guarded-owner"), "/about");
  await expectGuarded(desk, "/organization/new");
  await desk.goto("/organization/new");
  await field(desk, message("newOrganization.name")).fill(`Guarded ${process.pid} Works`);
  await fillOwnName(desk);
  await press(desk, message("newOrganization.create"));
  await desk.getByText(message("newOrganization.created")).waitFor();
  const organization = `/organization/guarded-${process.pid}-works`;
  await expectGuarded(desk, `${organization}/members`);
  await expectGuarded(desk, `${organization}/defaults`);
  await expectGuarded(desk, "/consulting/enroll/profile?specialty=Design");
  const administrator = newAddress("guarded-administrator");
  await appointAdministrator(administrator);
  const office = await signedIn(administrator, "/about");
  for (const path of ["/admin/news", "/admin/notice"]) await expectGuarded(office, path);
});

/** Changes a page's first field, stays, and leaves. */
async function expectGuarded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await changeFirst(page);
  await top(page).click();
  await dialog(page).waitFor();
  await answer(page, message("button.stay")).click();
  expect(page.url(), path).toContain(path);
  await top(page).click();
  await answer(page, message("button.leave")).click();
  await page.waitForURL("**/about");
}
