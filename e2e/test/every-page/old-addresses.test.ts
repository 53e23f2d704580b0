import { message } from "@candor/contract/messages/message";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

const old = [
  ["general/account", "/settings/account"],
  ["general/password", "/settings/account"],
  ["notifications", "/settings/communication"],
  ["job-alerts", "/settings/communication"],
] as const;

for (const [how, javaScriptEnabled] of scripting)
  test(`R-58 R-59 R-60 R-61 old addresses of settings lead on for good, from both bases, ${how}`, async ({
    open,
  }) => {
    const page = await open(blank, { javaScriptEnabled });
    for (const [path, now] of old)
      for (const base of ["/", "/settings/"]) {
        const answer = await page.request.get(`${base}${path}`, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 301, now]);
        // For strangers, the page it leads to asks them to sign in first, and leads back.
        await page.goto(`${base}${path}`);
        expect(new URL(page.url()).searchParams.get("redirect")).toBe(now);
      }
  });

test("R-64 settings have a page for the agency and for payment, and lead to the password and to notifications", async ({
  account,
}) => {
  const page = await account(newAddress("settings"), "/settings/account");
  const menu = page.getByRole("navigation", { name: message("settings.menu") });
  for (const label of ["settings.agency", "settings.payment"] as const) {
    await menu.getByRole("link", { name: message(label), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: message(label) }).waitFor();
    expect(await faultsInEachView(page), label).toEqual([]);
  }
  await page.goto("/settings/password");
  await page.getByRole("button", { name: message("account.changePassword") }).waitFor();
  await page.goto("/settings/notifications");
  await page.waitForURL("**/settings/communication");
});
