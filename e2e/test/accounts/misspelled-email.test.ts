import { expect, scripting, test } from "../harness/browser.ts";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`an address with a misspelled mail domain, ${how}`, () => {
    for (const path of ["/login", "/login/sign-up"]) {
      test(`V-08 ${path} offers the correction, and accepts it`, async ({ open }) => {
        const page = await open(path, { javaScriptEnabled });
        if (path === "/login/sign-up") {
          await page.getByLabel("First name").fill("Ada");
          await page.getByLabel("Last name").fill("Byron");
        }
        await page.getByLabel("Email", { exact: true }).fill(`ada.${how.replaceAll(" ", "-")}@gmial.com`);
        await page.getByRole("button", { name: "Email me a code" }).click();
        await expect(page.getByRole("link", { name: /^Did you mean ada\..*@gmail\.com\?$/ })).toBeVisible();
        await page.getByRole("button", { name: /^Use ada\..*@gmail\.com$/ }).click();
        await page.waitForURL(/\/login\/code\?email=ada\.[\w-]+%40gmail\.com/);
      });
    }

    test("V-08 Enter sends the same address again, and it is accepted as typed", async ({ open }) => {
      const page = await open("/login", { javaScriptEnabled });
      const field = page.getByLabel("Email", { exact: true });
      await field.fill(`bo.${how.replaceAll(" ", "-")}@hotmial.com`);
      await field.press("Enter");
      await expect(page.getByRole("button", { name: /^Use bo\..*@hotmail\.com$/ })).toBeVisible();
      await field.press("Enter");
      await page.waitForURL(/\/login\/code\?email=bo\.[\w-]+%40hotmial\.com/);
    });
  });
