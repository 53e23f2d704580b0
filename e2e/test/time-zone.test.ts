import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness/browser.ts";
import { signIn } from "./harness/sign-in.ts";

const open = useBrowser();

describe("C-09 dates and times", () => {
  it("are read in the zone of the browser, without anybody choosing it", async () => {
    const page = await open("/", { timezoneId: "Asia/Kolkata" });
    await signIn(page, "zone-1@example.com");
    await page.goto("/settings/account");
    await page
      .getByText(/GMT\+5:30/)
      .first()
      .waitFor();
    await page.getByText("Asia/Calcutta").or(page.getByText("Asia/Kolkata")).first().waitFor();
  });

  it("are read in the zone that was chosen without JavaScript", async () => {
    const page = await open("/", { javaScriptEnabled: false });
    await signIn(page, "zone-2@example.com");
    await page.goto("/settings/account");
    await page
      .getByText(/, \d\d:\d\d UTC/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Change time zone" }).click();
    await page.getByLabel("Dates and times are shown in").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your time zone is saved.").waitFor();
    await page
      .getByText(/, \d\d:\d\d GMT\+9/)
      .first()
      .waitFor();
    expect(await page.getByText(/\d\d:\d\d UTC/).count()).toBe(0);
  });
});
