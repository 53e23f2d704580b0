import { message } from "@candor/contract/messages/message";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { field, press } from "./harness/easy-apply.ts";
import { faultsInEachView } from "./harness/faults.ts";
import { appointAdministrator } from "./harness/operator.ts";
import { isPassword, isSignedIn, otherPassword, password, signUp } from "./harness/own-account.ts";

const open = useBrowser();
const reason = "They asked what they can see.";

let people = 0;

/** An administrator's page, and that of somebody else who has an account, with their address. */
async function administrator(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; owner: Page; email: string }> {
  const name = `impersonation-${++people}`;
  const email = `${name}-person@example.com`;
  const owner = await open("/about");
  await signUp(owner, email);
  const page = await open("/about", options);
  await signUp(page, `${name}@example.com`);
  await appointAdministrator(`${name}@example.com`);
  await page.goto("/admin");
  return { page, owner, email };
}

async function signInAs(page: Page, email: string, why = reason): Promise<void> {
  await field(page, message("admin.email")).fill(email);
  await field(page, message("admin.reason")).fill(why);
  await press(page, message("admin.impersonate"));
}

const banner = (page: Page) => page.getByRole("region", { name: message("impersonation.label") });

describe("an administrator who signs in as somebody", () => {
  it.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("is told so on every page, and is themselves again: %s", async (_how, javaScriptEnabled) => {
    const { page, email } = await administrator({ javaScriptEnabled });
    await signInAs(page, email);
    await page.waitForURL((url) => url.pathname === "/");
    for (const path of ["/", "/search", "/settings/account", "/no-such-page"]) {
      await page.goto(path);
      expect(await banner(page).textContent()).toContain(email);
    }
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1, name: message("landing.title") }).waitFor();
    await banner(page).getByRole("button").click();
    await page.getByRole("heading", { level: 1, name: message("admin.title") }).waitFor();
    expect(await banner(page).count()).toBe(0);
    const [entry] = await page.getByRole("main").getByRole("listitem").allTextContents();
    for (const told of [email, reason, "ended"]) expect(entry).toContain(told);
  });

  it("cannot set a password, and reads why", async () => {
    const { page, email } = await administrator();
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

  it("is offered no end of the person's sessions, and reads why where one is asked for all the same", async () => {
    const { page, owner, email } = await administrator();
    await signInAs(page, email);
    await banner(page).waitFor();
    await page.goto("/settings/account?change=sessions");
    await page.getByText(message("account.thisSession")).waitFor();
    expect(await page.locator('[value="end-session"], [value="end-others"]').count()).toBe(0);
    expect(await page.getByRole("link", { name: message("account.endOthers") }).count()).toBe(0);
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

  it("is seen by the person, who can sign them out; then they are themselves again", async () => {
    const { page, owner, email } = await administrator();
    await signInAs(page, email);
    await banner(page).waitFor();
    await owner.goto("/settings/account");
    const device = message("account.support");
    await press(owner, message("account.endSessionOn", { device }));
    await owner.getByText(message("account.sessionEnded")).waitFor();
    expect(await isSignedIn(page)).toBe(false);
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1, name: message("admin.title") }).waitFor();
  });

  it("says why, and names somebody who is there", async () => {
    const { page } = await administrator();
    await signInAs(page, "nobody-at-all@example.com", "short");
    await page.getByText(message("validation.impersonationReason")).first().waitFor();
    await field(page, message("admin.reason")).fill(reason);
    await press(page, message("admin.impersonate"));
    await page.getByText(message("validation.noSuchAccount")).first().waitFor();
    expect(await field(page, message("admin.email")).inputValue()).toBe("nobody-at-all@example.com");
  });

  it("is shown no fault that axe knows, in either theme and at any width", async () => {
    const { page, email } = await administrator();
    expect(await faultsInEachView(page)).toEqual([]);
    await signInAs(page, email);
    await banner(page).waitFor();
    await page.goto("/about");
    expect(await faultsInEachView(page)).toEqual([]);
  });
});
