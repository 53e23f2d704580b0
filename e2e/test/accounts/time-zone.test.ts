import { expect, test } from "../harness/browser.ts";
import { signIn } from "../harness/sign-in.ts";

test.describe("C-09 dates and times", () => {
  test("appear in the browser's zone, without anybody choosing it", async ({ open }) => {
    const page = await open("/", { timezoneId: "Asia/Kolkata" });
    await signIn(page, "zone-1@example.com");
    await page.goto("/settings/account");
    await page
      .getByText(/GMT\+5:30/)
      .first()
      .waitFor();
    await page.getByText("Asia/Calcutta").or(page.getByText("Asia/Kolkata")).first().waitFor();
  });

  test("appear in the zone that was chosen without JavaScript", async ({ open }) => {
    const page = await open("/", { javaScriptEnabled: false });
    await signIn(page, "zone-2@example.com");
    await page.goto("/settings/account");
    await page
      .getByText(/, \d\d:\d\d UTC/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Change time zone" }).click();
    await page.getByLabel("Show dates and times in").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your time zone is saved.").waitFor();
    await page
      .getByText(/, \d\d:\d\d GMT\+9/)
      .first()
      .waitFor();
    await expect(page.getByText(/\d\d:\d\d UTC/)).toHaveCount(0);
  });
});
