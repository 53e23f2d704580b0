import { message } from "@candor/contract/messages/message";
import { blank, expect, type Open, type PageOptions, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { operateIn } from "../harness/operator.ts";
import { newAddress, signUp } from "../harness/own-account.ts";
import type { OwnInstances } from "../harness/own-instance.ts";

/** A page of a new instance, where its operator looks at it. */
async function openAsOperator(open: Open, ownInstance: OwnInstances, options: PageOptions = {}) {
  const { address, folder } = await ownInstance();
  const page = await open(blank, { ...options, baseURL: address });
  const operator = newAddress("operator");
  await signUp(page, operator);
  await operateIn(folder, "grant", operator);
  return { page, operator };
}

test("R-71 R-72 an administrator pauses a kind of mail with a reason, and resumes it", async ({
  open,
  ownInstance,
}) => {
  const { page, operator } = await openAsOperator(open, ownInstance);
  await page.goto("/admin/dashboard");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: message("admin.emailCampaigns") }).click();
  const alerts = main.getByRole("row", { name: message("preference.jobAlerts") });
  await expect(alerts).not.toContainText(message("campaigns.paused"));
  await alerts.getByRole("link").click();
  await press(page, message("campaigns.pause"));
  await page.getByRole("link", { name: message("validation.impersonationReason") }).waitFor();
  const reason = "They list postings that are closed.";
  await field(page, message("admin.reason")).fill(reason);
  await press(page, message("campaigns.pause"));
  await page.getByText(message("campaigns.pauseSaved")).waitFor();
  await expect(main.getByText(reason)).toContainText(operator);
  expect(await faultsInEachView(page)).toEqual([]);
  await main.getByRole("link", { name: message("admin.emailCampaigns") }).click();
  await expect(alerts).toContainText(message("campaigns.paused"));
  expect(await faultsInEachView(page)).toEqual([]);
  await alerts.getByRole("link").click();
  await press(page, message("campaigns.resume"));
  await page.getByText(message("campaigns.resumeSaved")).waitFor();
});

test("R-71 in Spanish, the table of mails stays inside a phone's margins", async ({ open, ownInstance }) => {
  const { page } = await openAsOperator(open, ownInstance, { locale: "es-US" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/email-campaigns");
  const right = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(".figures-table")).toBeLessThanOrEqual(await right(".figures-and-notes"));
});
