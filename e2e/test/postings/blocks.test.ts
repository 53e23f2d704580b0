import { message } from "@candor/contract/messages/message";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { applicationCount, field, fillApplication, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

const organization = "Harbor Trust";
const blockThis = message("blocks.blockThis", { organization });

for (const [how, javaScriptEnabled] of scripting)
  test(`M-28 an organization is blocked from its page, and unblocked in the settings: ${how}`, async ({
    account,
  }) => {
    const page = await account(newAddress("blocks"), "/search?query=kelp+diver", { javaScriptEnabled });
    await expect(page.getByRole("link", { name: "Kelp Farm Diver" })).toHaveCount(1);
    await page.goto("/organization/harbor-trust");
    await page.getByRole("link", { name: blockThis }).click();
    await press(page, blockThis);
    await page.getByText(message("blocks.made")).waitFor();
    await page.goto("/search?query=kelp+diver");
    await expect(page.getByRole("link", { name: "Kelp Farm Diver" })).toHaveCount(0);
    await page.goto("/organization/harbor-trust");
    await page.getByRole("heading", { name: message("blocks.postingTitle", { organization }) }).waitFor();
    await page.goto("/settings/blocked");
    await press(page, message("blocks.unblockThis", { organization }));
    await page.getByText(message("blocks.removed")).waitFor();
    await page.goto("/search?query=kelp+diver");
    await expect(page.getByRole("link", { name: "Kelp Farm Diver" })).toHaveCount(1);
  });

test("M-28 the page of blocked organizations reads well in each width and theme, empty, asking, refusing and full", async ({
  account,
}) => {
  const page = await account(newAddress("blocks"), "/settings/blocked");
  await field(page, message("blocks.blockedName")).fill("harbor trust");
  await press(page, message("blocks.block"));
  await page.getByRole("heading", { name: message("blocks.sure", { organization }) }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await press(page, blockThis);
  await field(page, message("blocks.employerName")).fill("gmail.com");
  await press(page, message("blocks.keepAway"));
  await page.locator(".field-error", { hasText: message("blocks.freeMail") }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await field(page, message("blocks.employerName")).fill("acme.example");
  await press(page, message("blocks.keepAway"));
  await page.getByText("acme.example").waitFor();
});

test("M-28 an application to a blocked employer is sent only when that is confirmed", async ({ open }) => {
  const page = await open(blank);
  await fillApplication(page, "kelp diver", newAddress("asked"));
  const finish = page.url();
  await page.goto("/settings/blocked");
  await field(page, message("blocks.employerName")).fill(organization);
  await press(page, message("blocks.keepAway"));
  await page.getByText(message("blocks.made")).waitFor();
  await page.goto(finish);
  await press(page, message("apply.send"));
  await page
    .getByRole("alert")
    .filter({ hasText: message("problem.employerKeptAway") })
    .waitFor();
  expect(await applicationCount(page)).toBe(0);
  await page.getByLabel(message("blocks.applyAnyway", { organization })).check();
  expect(await faultsInEachView(page)).toEqual([]);
  await press(page, message("apply.send"));
  await expect(page.getByRole("button", { name: message("apply.send") })).toHaveCount(0);
  expect(await applicationCount(page)).toBe(1);
  await page.goto("/settings/data");
  await page.getByText(message("blocks.applyAnyway", { organization })).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
