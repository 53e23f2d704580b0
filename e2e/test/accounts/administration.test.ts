import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { error, field, heading, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { isSignedIn, newAddress, signUp } from "../harness/own-account.ts";

const reason = `Their laptop was stolen: https://support.candor.example/tickets/${"0".repeat(40)}12`;
const short = "stolen";

const menu = (page: Page) => page.getByRole("navigation", { name: message("admin.menu") });
const accountMenu = (page: Page) => page.getByRole("navigation", { name: message("page.account") });
const toAdministration = (page: Page) =>
  accountMenu(page).getByRole("link", { name: message("admin.title"), includeHidden: true });

for (const [how, javaScriptEnabled] of scripting)
  test(`R-67 R-68 R-69 R-70 administrators, and nobody else, find everybody from their menu: ${how}`, async ({
    open,
  }) => {
    const email = newAddress("findable");
    const somebody = await open(blank);
    await signUp(somebody, email);
    const operator = newAddress("operator");
    const page = await open(blank, { javaScriptEnabled });
    await signUp(page, operator);
    await appointAdministrator(operator);

    await page.goto("/about");
    await accountMenu(page).getByRole("button").first().click();
    await toAdministration(page).click();
    await heading(page, message("admin.dashboard")).waitFor();
    await expect(menu(page).locator("[aria-current=page]")).toHaveText(message("admin.dashboard"));
    await menu(page)
      .getByRole("link", { name: message("admin.users") })
      .click();
    await heading(page, message("admin.users")).waitFor();

    await field(page, message("users.search")).fill(email.slice(0, -4).toUpperCase());
    await press(page, message("users.show"));
    await expect(page).toHaveURL(/\/admin\/users\?search=FINDABLE/);
    await page.getByText(message("users.total_one", { count: 1 }), { exact: true }).waitFor();
    await field(page, message("users.role")).selectOption("consultant");
    await press(page, message("users.show"));
    await expect(page).toHaveURL(/role=consultant/);
    await page.goBack();
    await expect(field(page, message("users.role"))).toHaveValue("");
    await page.getByRole("link", { name: "Ada Byron" }).click();
    await heading(page, "Ada Byron").waitFor();
    await expect(page.getByRole("main")).toContainText(email);

    await page.goto(`/admin/users?role=king&search=${email}`);
    await error(page, message("validation.userRole")).waitFor();
    await expect(field(page, message("users.role"))).toHaveValue("king");
    await expect(field(page, message("users.search"))).toHaveValue(email);

    await somebody.goto("/about");
    await expect(toAdministration(somebody)).toHaveCount(0);
  });

test("R-70 an administrator ends somebody's sessions, gives them the right and takes it back, each for a reason", async ({
  open,
}) => {
  const email = newAddress("acted-on");
  const somebody = await open(blank);
  await signUp(somebody, email);
  const operator = newAddress("operator");
  const page = await open(blank);
  await signUp(page, operator);
  await appointAdministrator(operator);
  await page.goto(`/admin/users?search=${email}`);
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("link", { name: "Ada Byron" }).click();
  await heading(page, "Ada Byron").waitFor();

  const act = async (section: string, button: string, why = reason) => {
    const part = page.getByRole("region", { name: section });
    await part.getByLabel(message("admin.reason"), { exact: true }).fill(why);
    await part.getByRole("button", { name: button }).click();
  };
  await act(message("user.right"), message("user.grant"));
  await page.getByText(message("user.granted")).waitFor();
  expect((await somebody.goto("/admin/users"))?.status()).toBe(200);
  await act(message("user.right"), message("user.revoke"));
  await page.getByText(message("user.revoked")).waitFor();
  expect((await somebody.goto("/admin/users"))?.status()).toBe(404);

  await act(message("user.signOut"), message("user.signOut"), short);
  await error(page, message("validation.impersonationReason")).waitFor();
  await expect(page.getByRole("textbox", { name: message("admin.reason") }).nth(1)).toHaveValue(short);
  expect(await isSignedIn(somebody)).toBe(true);
  await act(message("user.signOut"), message("user.signOut"));
  await page.getByText(message("user.signedOut")).waitFor();
  expect(await isSignedIn(somebody)).toBe(false);
  const acts = page.getByRole("region", { name: message("user.acts") });
  await expect(acts.getByRole("listitem")).toHaveCount(3);
  await expect(acts.getByText(reason)).toHaveCount(3);
  expect(await faultsInEachView(page)).toEqual([]);
});
