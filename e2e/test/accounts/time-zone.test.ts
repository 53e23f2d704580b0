import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { crewTitle, requiring } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

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

  test("are offered and proposed in the browser's zone, also on the first page that somebody opens", async ({
    open,
  }) => {
    const timezoneId = "Asia/Tokyo";
    const [seeker, pro] = [await open(blank, { timezoneId }), await open(blank, { timezoneId })];
    await signIn(seeker, newAddress("seeker"));
    const id = await applyTo(seeker, crewTitle(requiring, 1));
    const email = newAddress("pro");
    await appointPro(email, requiring);
    await signIn(pro, email, `/organization/applications/${id}`);
    await expect(pro.locator("[name=meetingZone]")).toHaveValue(timezoneId);
    const headers = await authorization(pro);
    const decision = `/rest/organization/applications/${id}/decision`;
    await pro.request.post(decision, { headers, data: { stage: "interview" } });
    await seeker.goto(`/settings/application/${id}`);
    await expect(seeker.locator("[name=proposeZone]")).toHaveValue(timezoneId);
  });
});
