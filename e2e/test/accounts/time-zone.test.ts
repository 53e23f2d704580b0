import { expect, test } from "../harness/browser.ts";

test.describe("C-09 dates and times", () => {
  test("appear in the browser's zone, without anybody choosing it", async ({ signedIn }) => {
    const page = await signedIn("zone-1@example.com", "/settings/account", { timezoneId: "Asia/Kolkata" });
    await page
      .getByText(/UTC\+5:30/)
      .first()
      .waitFor();
    await page.getByText("Asia/Calcutta").or(page.getByText("Asia/Kolkata")).first().waitFor();
  });

  test("appear in the zone that was chosen without JavaScript", async ({ signedIn }) => {
    const page = await signedIn("zone-2@example.com", "/settings/account", { javaScriptEnabled: false });
    await page
      .getByText(/, \d+:\d\d\s[AP]M UTC/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Change time zone" }).click();
    await page.getByLabel("Show dates and times in").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your time zone is saved.").waitFor();
    await page
      .getByText(/, \d+:\d\d\s[AP]M UTC\+9/)
      .first()
      .waitFor();
    await expect(page.getByText(/\d+:\d\d\s[AP]M UTC(?!\+9)/)).toHaveCount(0);
  });
});
