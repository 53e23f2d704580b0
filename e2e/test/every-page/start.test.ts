import { message } from "@candor/contract/messages/message";
import { blank, expect, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";

test.use({ provoked: "Failed to fetch" });

test.describe("the start of a page", () => {
  test("X-01, C-07 shows a fatal alert after 21 tries don't find the API, and keeps the page's content", async ({
    open,
  }) => {
    const page = await open(blank);
    await page.clock.install();
    let tries = 0;
    await page.route("**/env?*", (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto("/login");
    const alert = page.getByRole("alertdialog");
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return alert.isVisible();
      })
      .toBe(true);
    await expect(alert.locator("p")).toHaveText(
      "An error has occurred which prevents the application from loading. Please ensure your connection to the internet, and refresh or reload to resolve the issue.",
    );
    expect(tries).toBe(21);
    await page.keyboard.press("Escape");
    await page.getByLabel(message("login.email"), { exact: true }).fill("kept@example.com");
  });

  test("X-01 the alert is in the document before any script", async ({ open }) => {
    const page = await open("/login", { javaScriptEnabled: false });
    const alert = page.locator("dialog[role=alertdialog]");
    await expect(alert).toContainText(message("error.apiUnavailable"));
    await expect(alert).toBeHidden();
  });

  test("C-07 uses the API's last known address if the API isn't found", async ({ open }) => {
    const page = await open("/login");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("environment"))).not.toBeNull();
    await page.clock.install();
    await page.route("**/env?*", (route) => route.abort());
    await page.goto("/search?query=lighthouse");
    await page.getByRole("link", { name: message("search.showMore"), exact: true }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return page.getByRole("article").count();
      })
      .toBeGreaterThan(20);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
});

test("X-02 an empty profile signs out, and says that the user was not found", async ({ account }) => {
  const page = await account("unknown@example.com", "/settings/account?change=name");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.data*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"profile"', '"nobody"') });
  });
  await field(page, message("apply.firstName")).fill("Grace");
  await press(page, message("account.saveName"));
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("alert").getByText("User not found").waitFor();
  await page
    .getByRole("navigation", { name: message("page.account") })
    .getByRole("link", { name: message("login.signIn") })
    .waitFor();
});
