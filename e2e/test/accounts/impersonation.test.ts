import { message } from "@candor/contract/messages/message";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointAdministrator } from "../harness/operator.ts";
import {
  isPassword,
  isSignedIn,
  newAddress,
  otherPassword,
  password,
  signUp,
} from "../harness/own-account.ts";

const reason = "They asked what they can see.";

/** An administrator's page, and somebody else's page with their address. */
async function administrator(
  open: Open,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; owner: Page; email: string }> {
  const email = newAddress("impersonated");
  const operator = newAddress("operator");
  const owner = await open(blank);
  await signUp(owner, email);
  const page = await open(blank, options);
  await signUp(page, operator);
  await appointAdministrator(operator);
  await page.goto("/admin");
  return { page, owner, email };
}

async function signInAs(page: Page, email: string, why = reason): Promise<void> {
  await field(page, message("admin.email")).fill(email);
  await field(page, message("admin.reason")).fill(why);
  await press(page, message("admin.impersonate"));
}

const banner = (page: Page) => page.getByRole("region", { name: message("impersonation.label") });

test.describe("an administrator who signs in as somebody", () => {
  for (const [how, javaScriptEnabled] of scripting)
    test(`is told so on every page, and is themselves again: ${how}`, async ({ open }) => {
      const { page, email } = await administrator(open, { javaScriptEnabled });
      await signInAs(page, email);
      await page.waitForURL((url) => url.pathname === "/");
      for (const path of ["/", "/search", "/settings/account", "/no-such-page"]) {
        await page.goto(path);
        await expect(banner(page)).toContainText(email);
      }
      await page.goto("/admin");
      await page.getByRole("heading", { level: 1, name: message("landing.title") }).waitFor();
      await banner(page).getByRole("button").click();
      await page.getByRole("heading", { level: 1, name: message("admin.dashboard") }).waitFor();
      await expect(banner(page)).toHaveCount(0);
      // Other tests' entries are in the list too.
      const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
      for (const told of [email, reason, "ended"]) await expect(entry).toContainText(told);
    });

  test("cannot set a password, and reads why", async ({ open }) => {
    const { page, email } = await administrator(open);
    await signInAs(page, email);
    await banner(page).waitFor();
    await page.goto("/settings/account?change=password");
    await field(page, message("account.currentPassword")).fill(password);
    await field(page, message("account.newPassword")).fill(otherPassword);
    await field(page, message("account.repeatPassword")).fill(otherPassword);
    await press(page, message("account.changePassword"));
    await page.getByText(message("problem.impersonated")).waitFor();
    expect(await isPassword(page, email, password)).toBe(true);
  });

  test("can't end the person's sessions, and reads why", async ({ open }) => {
    const { page, owner, email } = await administrator(open);
    await signInAs(page, email);
    await banner(page).waitFor();
    await page.goto("/settings/account?change=sessions");
    await page.getByText(message("account.thisSession")).waitFor();
    await expect(page.locator('[value="end-session"], [value="end-others"]')).toHaveCount(0);
    await expect(page.getByRole("link", { name: message("account.endOthers") })).toHaveCount(0);
    await page.evaluate(() => {
      const [form, intent] = [document.createElement("form"), document.createElement("input")];
      Object.assign(intent, { name: "intent", value: "end-others" });
      form.method = "post";
      form.append(intent);
      document.body.append(form);
      form.submit();
    });
    await page.getByText(message("problem.impersonated")).waitFor();
    expect(await isSignedIn(owner)).toBe(true);
  });

  test("is seen by the person, who can sign them out; then they are themselves again", async ({ open }) => {
    const { page, owner, email } = await administrator(open);
    await signInAs(page, email);
    await banner(page).waitFor();
    await owner.goto("/settings/account");
    const device = message("account.support");
    await press(owner, message("account.endSessionOn", { device }));
    await owner.getByText(message("account.sessionEnded")).waitFor();
    expect(await isSignedIn(page)).toBe(false);
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1, name: message("admin.dashboard") }).waitFor();
  });

  test("gives a reason, and names an existing person", async ({ open }) => {
    const { page } = await administrator(open);
    await signInAs(page, "nobody-at-all@example.com", "short");
    await page.getByText(message("validation.impersonationReason")).first().waitFor();
    await field(page, message("admin.reason")).fill(reason);
    await press(page, message("admin.impersonate"));
    await page.getByText(message("validation.noSuchAccount")).first().waitFor();
    await expect(field(page, message("admin.email"))).toHaveValue("nobody-at-all@example.com");
  });

  test("sees pages that pass axe in both themes at every width", async ({ open }) => {
    const { page, email } = await administrator(open);
    expect(await faultsInEachView(page)).toEqual([]);
    await signInAs(page, email);
    await banner(page).waitFor();
    await page.goto("/about");
    expect(await faultsInEachView(page)).toEqual([]);
  });
});
