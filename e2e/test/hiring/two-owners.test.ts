import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";

/** 30 by 12 pixels of blue. */
const logo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAMCAMAAABC8P0AAAAAA1BMVEUjSpxuXr2DAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQYlWNgGAX0BgABdAABxY2+rQAAAABJRU5ErkJggg==",
  "base64",
);

const about = (page: Page) =>
  page.getByRole("textbox", { name: message("organizationDetails.about"), exact: true });
const site = (page: Page) => field(page, message("organizationDetails.site"));
const saved = (page: Page) => page.getByText(message("form.saved"));
const conflict = (page: Page) =>
  page.getByRole("alert").filter({ hasText: message("organizationDetails.conflict") });

async function save(page: Page): Promise<void> {
  await press(page, message("profile.save"));
  await saved(page).waitFor();
}

async function uploadLogo(page: Page): Promise<void> {
  const file = { name: "logo.png", mimeType: "image/png", buffer: logo };
  await page.locator("input[type=file]").setInputFiles(file);
  await press(page, message("organizationDetails.upload"));
  await page.getByText(message("organizationDetails.logoSaved")).waitFor();
}

/** Two pages with the details of a new organization. */
async function twoPages(first: Page): Promise<{ first: Page; second: Page }> {
  await field(first, message("newOrganization.name")).fill(`Two ${newAddress("o")} Works`);
  await fillOwnName(first);
  await press(first, message("newOrganization.create"));
  await first.getByText(message("newOrganization.created")).waitFor();
  const members = await first.locator('a[href$="/members"]').getAttribute("href");
  const path = `${members?.replace(/\/members$/, "")}/details`;
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  return { first, second };
}

for (const [how, javaScriptEnabled] of scripting)
  test(`R-78 two owners who edit the details see both versions, and lose nothing, ${how}`, async ({
    signedIn,
  }) => {
    const owner = await signedIn(newAddress("two-owners"), "/organization/new", { javaScriptEnabled });
    const { first, second } = await twoPages(owner);
    await about(first).fill("We keep lamps lit.");
    await save(first);
    await about(second).fill("We build boats.");
    await site(second).fill("boats.example");
    await press(second, message("profile.save"));
    await second.getByText(message("validation.siteInvalid")).first().waitFor();
    await site(second).fill("https://boats.example/");
    await press(second, message("profile.save"));
    const row = conflict(second)
      .locator("tbody tr")
      .filter({ hasText: message("organizationDetails.about") });
    await expect(row).toContainText("We build boats.");
    await expect(row).toContainText("We keep lamps lit.");
    await expect(about(second)).toHaveValue("We build boats.");
    await expect(site(second)).toHaveValue("https://boats.example/");
    if (javaScriptEnabled) expect(await faultsInEachView(second)).toEqual([]);
    await about(second).fill("We keep lamps lit and build boats.");
    await save(second);
    await expect(conflict(second)).toHaveCount(0);
    await first.reload();
    await expect(about(first)).toHaveValue("We keep lamps lit and build boats.");
  });

test("R-78 details that were typed while somebody else saved theirs stay, and saving them shows both", async ({
  signedIn,
}) => {
  const { first, second } = await twoPages(await signedIn(newAddress("two-owners"), "/organization/new"));
  await about(second).fill("We build boats.");
  await about(first).fill("We keep lamps lit.");
  await save(first);
  // The page reads the details again.
  await uploadLogo(second);
  await expect(about(second)).toHaveValue("We build boats.");
  await press(second, message("profile.save"));
  await expect(conflict(second)).toContainText("We keep lamps lit.");
  await save(second);
  // Without edits, the form shows what somebody else saved; its own saves are no conflict.
  await site(second).fill("https://boats.example/");
  await save(second);
  await uploadLogo(first);
  await expect(about(first)).toHaveValue("We build boats.");
  await about(first).fill("We build boats of wood.");
  await save(first);
});
