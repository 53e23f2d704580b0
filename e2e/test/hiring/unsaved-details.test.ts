import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { expectAsked, expectNotAsked, linkAway, stay } from "../harness/leaving.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";
import { signIn } from "../harness/sign-in.ts";

/** 30 by 12 pixels of blue. */
const logo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAMCAMAAABC8P0AAAAAA1BMVEUjSpxuXr2DAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQYlWNgGAX0BgABdAABxY2+rQAAAABJRU5ErkJggg==",
  "base64",
);

/** The address of a new organization, opened by its owner. */
async function ownOrganization(open: Open, options = {}): Promise<{ page: Page; path: string }> {
  const page = await open(blank, options);
  await signIn(page, newAddress("unsaved-owner"), "/organization/new");
  await page.waitForLoadState("networkidle");
  await field(page, message("newOrganization.name")).fill(`Typing ${newAddress("o")} Works`);
  await fillOwnName(page);
  await press(page, message("newOrganization.create"));
  await page.getByText(message("newOrganization.created")).waitFor();
  const members = await page.locator('a[href$="/members"]').getAttribute("href");
  const path = members?.replace(/\/members$/, "") ?? "";
  return { page, path };
}

const about = (page: Page) =>
  page.getByRole("textbox", { name: message("organizationDetails.about"), exact: true });

test("N-12 a changed logo leaves the text beside it as it was typed, and leaving that text asks", async ({
  open,
}) => {
  const { page, path } = await ownOrganization(open);
  await page.goto(`${path}/details`);
  await page.waitForLoadState("networkidle");
  await about(page).fill("We keep lamps lit.");
  await expectAsked(page, about(page), "We keep lamps lit.");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
  await press(page, message("organizationDetails.upload"));
  await page.getByText(message("organizationDetails.logoSaved")).waitFor();
  await expect(about(page)).toHaveValue("We keep lamps lit.");
  await expect(page.locator("input[type=file]")).toHaveValue("");
  await press(page, message("organizationDetails.remove"));
  await page.getByText(message("organizationDetails.logoRemoved")).waitFor();
  await linkAway(page).click();
  await stay(page);
  await expect(about(page)).toHaveValue("We keep lamps lit.");
  await press(page, message("profile.save"));
  await page.getByText(message("form.saved")).waitFor();
  await expectNotAsked(page);
});

test("a page without scripts says that the text beside a logo is to be saved first", async ({ open }) => {
  const { page, path } = await ownOrganization(open, { javaScriptEnabled: false });
  await page.goto(`${path}/details`);
  const said = page.locator("noscript .field-hint");
  await expect(said).toBeVisible();
  await expect(said).toHaveText(message("organizationDetails.saveFirst"));
});

test("N-12 a typed template, a reply to the record and a report ask before they are left", async ({
  open,
}) => {
  const { page, path } = await ownOrganization(open);
  const report = `/details/x/${await jobNamed(page, "Pier Watcher 12")}/report`;
  for (const [at, label] of [
    [`${path}/templates`, message("templates.text")],
    [`${path}/fairness`, message("recordReply.text")],
    [report, message("report.words")],
  ] as const) {
    await page.goto(at);
    await page.waitForLoadState("networkidle");
    await field(page, label).fill("We keep lamps lit.");
    await expectAsked(page, field(page, label), "We keep lamps lit.");
    await field(page, label).fill("");
    await expectNotAsked(page);
  }
});

test("N-12 a saved template clears its form, and a removed one doesn't", async ({ open }) => {
  const { page, path } = await ownOrganization(open);
  await page.goto(`${path}/templates`);
  await page.waitForLoadState("networkidle");
  const text = field(page, message("templates.text"));
  await field(page, message("templates.name")).fill("Thanks");
  await text.fill("Thank you for applying.");
  await press(page, message("templates.save"));
  await page.getByText(message("templates.saved")).waitFor();
  await expect(text).toHaveValue("");
  await text.fill("We keep lamps lit.");
  await page.getByText(message("templates.remove", { name: "Thanks" })).click();
  await press(page, message("templates.removeNow"));
  await page.getByText(message("templates.none")).waitFor();
  await expect(text).toHaveValue("We keep lamps lit.");
});

for (const [how, javaScriptEnabled] of scripting)
  test(`a template is changed from its own text: ${how}`, async ({ open }) => {
    const { page, path } = await ownOrganization(open, { javaScriptEnabled });
    await page.goto(`${path}/templates`);
    const text = field(page, message("templates.text"));
    await field(page, message("templates.name")).fill("Thanks");
    await text.fill("Thank you for applying.");
    await press(page, message("templates.save"));
    await page.getByText(message("templates.saved")).waitFor();
    await page.getByRole("link", { name: message("templates.changeNamed", { name: "Thanks" }) }).click();
    await expect(field(page, message("templates.name"))).toHaveValue("Thanks");
    await expect(text).toHaveValue("Thank you for applying.");
    await text.fill("Thank you for your time.");
    await press(page, message("templates.save"));
    await expect(page.locator(".templates .as-typed")).toHaveText(["Thank you for your time."]);
    await expect(text).toHaveValue("");
  });
