import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { refused } from "../harness/account-page.ts";
import { expect, scripting, test } from "../harness/browser.ts";
import { field, openApply, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

const base = "/settings/professional";
const saved = (page: Page) => page.getByRole("status").getByText(message("form.saved"));
const save = (page: Page) => press(page, message("profile.save"));
const remove = (page: Page, position: string) => press(page, message("profile.removePhone", { position }));

const started = [message("profile.startedMonth"), message("profile.startedYear")] as const;
const ended = [message("profile.endedMonth"), message("profile.endedYear")] as const;

async function giveMonth(
  page: Page,
  [month, year]: readonly [string, string],
  [name, number]: readonly [string, string],
): Promise<void> {
  await field(page, month).selectOption(name);
  await field(page, year).fill(number);
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const ready = async (page: Page) => {
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    };

    test("R-46 V-02 V-15 V-25 V-47 personal information comes back as typed until it is right", async ({
      account,
    }) => {
      const page = await account(newAddress("profile"), `${base}/personal`, options);
      await ready(page);
      await field(page, message("apply.lastName")).fill("-");
      await field(page, message("apply.postalCode")).fill("787");
      await field(page, message("profile.city")).fill("Austin");
      await field(page, message("profile.state")).fill("Texas");
      await field(page, message("profile.country")).selectOption("United States");
      await field(page, message("profile.linkedIn")).fill("linkedin.example/in/ada");
      await save(page);
      await refused(page, "Last name is required").waitFor();
      await refused(page, "Postal code is too short").waitFor();
      await refused(page, "The LinkedIn URL should start with www.linkedin.com/").waitFor();
      await expect(field(page, message("profile.city"))).toHaveValue("Austin");
      await expect(field(page, message("profile.country"))).toHaveValue("US");
      await field(page, message("apply.lastName")).fill("Byron");
      await field(page, message("apply.postalCode")).fill("78701");
      await field(page, message("profile.linkedIn")).fill("linkedin.com/in/ada");
      await save(page);
      await saved(page).waitFor();
      await expect(field(page, message("profile.linkedIn"))).toHaveValue("https://www.linkedin.com/in/ada");
      await expect(field(page, message("profile.state"))).toHaveValue("TX");
    });

    test("R-48 V-12 V-13 phones are added, refused, saved and removed", async ({ account }) => {
      const page = await account(newAddress("profile"), `${base}/phones`, options);
      await ready(page);
      await expect(page.getByRole("button", { name: message("profile.save") })).toHaveCount(0);
      await press(page, message("profile.addPhone"));
      await expect(page.getByLabel(message("profile.phoneNumber"))).toBeFocused();
      await page.getByLabel(message("profile.phoneNumber")).fill("512 555");
      await press(page, message("profile.addPhone"));
      await page.getByLabel(message("profile.extension")).nth(1).fill("42");
      await save(page);
      await refused(page, "Phone number is incomplete").waitFor();
      await refused(page, "Phone number is empty").waitFor();
      await page.getByLabel(message("profile.phoneNumber")).nth(0).fill("(512) 555-0143");
      await page.getByLabel(message("profile.phoneNumber")).nth(1).fill("+49 30 901820");
      await page.getByLabel(message("profile.phoneType")).nth(1).selectOption("Office");
      await save(page);
      await saved(page).waitFor();
      await expect(page.getByLabel(message("profile.phoneNumber")).nth(0)).toHaveValue("+1 512 555 0143");
      // The notice from the first save goes away with the page.
      await page.reload();
      await ready(page);
      await remove(page, "1");
      await expect(page.getByLabel(message("profile.phoneNumber"))).toHaveCount(1);
      await save(page);
      await saved(page).waitFor();
      await page.reload();
      await expect(page.getByLabel(message("profile.phoneNumber"))).toHaveValue("+49 30 901820");
      await expect(page.getByLabel(message("profile.extension"))).toHaveValue("42");
      await remove(page, "1");
      await page.getByText(message("profile.noPhones")).waitFor();
      await save(page);
      await saved(page).waitFor();
    });

    test("R-50 R-51 V-26 V-27 V-28 V-29 V-30 V-31 V-32 a job is refused for each fault, then kept", async ({
      account,
    }) => {
      const page = await account(newAddress("profile"), `${base}/experience`, options);
      await page.getByRole("link", { name: message("profile.addJob") }).click();
      await ready(page);
      await save(page);
      for (const text of [
        "Title is required",
        "Company name is required",
        "Start date is required",
        "End date is required",
      ])
        await refused(page, text).waitFor();
      await field(page, message("profile.jobTitle")).fill("Keeper");
      await field(page, message("profile.company")).fill("Harbor Lights");
      // The year alone is at fault, but no message may move the box from under the pointer.
      await field(page, started[1]).fill("2021");
      await page.getByLabel(message("profile.current")).check();
      await page.getByLabel(message("profile.current")).uncheck();
      await field(page, started[1]).fill("");
      await field(page, started[0]).selectOption("March");
      await giveMonth(page, ended, ["March", "2999"]);
      await save(page);
      await refused(page, "Both month and year are required").waitFor();
      await refused(page, "Dates cannot be set to the future").waitFor();
      await field(page, started[1]).fill("2021");
      await giveMonth(page, ended, ["February", "2020"]);
      await save(page);
      await refused(page, "Start Date is set after End Date").waitFor();
      await page.getByLabel(message("profile.current")).check();
      await save(page);
      await saved(page).waitFor();
      await expect(page.getByText("Mar 2021 – now")).toBeVisible();
      await page.getByRole("link", { name: "Keeper at Harbor Lights" }).click();
      await page.getByRole("link", { name: message("profile.removeJob") }).click();
      await press(page, message("profile.remove"));
      await page.getByText(message("profile.jobRemoved")).waitFor();
      await page.getByText(message("profile.noExperience")).waitFor();
    });

    test("R-47 R-49 E-10 E-11 background and goals are kept", async ({ account }) => {
      const page = await account(newAddress("profile"), `${base}/background`, options);
      await ready(page);
      await page.getByLabel(message("workAuthorization.requiresSponsorship")).check();
      await field(page, message("profile.mostRecentEmployer")).fill("Harbor Trust");
      await save(page);
      await saved(page).waitFor();
      await page.reload();
      await expect(page.getByLabel(message("workAuthorization.requiresSponsorship"))).toBeChecked();
      await expect(field(page, message("profile.mostRecentEmployer"))).toHaveValue("Harbor Trust");
      await page
        .getByRole("main")
        .getByRole("link", { name: message("settings.goals") })
        .click();
      await ready(page);
      await field(page, message("profile.expectedPay")).fill("a lot");
      await save(page);
      await refused(page, message("profile.payInvalid")).waitFor();
      await expect(field(page, message("profile.expectedPay"))).toHaveValue("a lot");
      await field(page, message("profile.expectedPay")).fill("$27.5");
      await save(page);
      await refused(page, message("profile.payDoubt")).waitFor();
      await press(page, "$27.50 hourly");
      await saved(page).waitFor();
      await expect(field(page, message("profile.expectedPay"))).toHaveValue("27.50");
    });

    test("E-12 current pay is offered where the law allows, and only to those who open it", async ({
      account,
    }) => {
      const page = await account(newAddress("profile"), `${base}/goals`, options);
      const link = page.getByRole("link", { name: message("profile.addCurrentPay") });
      await field(page, message("profile.goal")).waitFor();
      await expect(link).toHaveCount(0);
      await page.goto(`${base}/personal`);
      await ready(page);
      await field(page, message("profile.state")).fill("TX");
      await field(page, message("apply.postalCode")).fill("78701");
      await field(page, message("profile.country")).selectOption("United States");
      await save(page);
      await saved(page).waitFor();
      await page.goto(`${base}/goals`);
      await expect(field(page, message("profile.currentPay"))).toHaveCount(0);
      await link.click();
      await ready(page);
      await field(page, message("profile.currentPay")).fill("60,000");
      await save(page);
      await saved(page).waitFor();
      await expect(field(page, message("profile.currentPay"))).toHaveValue("60,000");
      await field(page, message("profile.currentPay")).fill("");
      await save(page);
      await link.waitFor();
    });
  });

test("N-12 V-47 a page that was saved asks about what is changed afterwards, and only about that", async ({
  account,
}) => {
  const page = await account(newAddress("profile"), `${base}/goals`);
  await page.waitForLoadState("networkidle");
  await field(page, message("profile.goal")).fill("A lighthouse.");
  await save(page);
  await saved(page).waitFor();
  const menu = page.getByRole("navigation", { name: message("settings.menu") });
  await menu.getByRole("link", { name: message("settings.skills") }).click();
  await page.waitForURL("**/skills");
  await page.waitForLoadState("networkidle");
  await field(page, message("profile.addSkill")).fill("Knots");
  await press(page, message("profile.add"));
  await page.getByRole("listitem").getByText("Knots").waitFor();
  await menu.getByRole("link", { name: message("settings.phones") }).click();
  const dialog = page.getByRole("alertdialog", { name: message("unsaved.title") });
  await dialog.getByRole("button", { name: message("button.stay") }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect(page.locator(".own-skills li span")).toHaveText(["Knots"]);
});

test("M-35 an application is filled in from the profile", async ({ account }) => {
  const page = await account(newAddress("profile"), `${base}/phones`);
  await page.waitForLoadState("networkidle");
  await press(page, message("profile.addPhone"));
  await page.getByLabel(message("profile.phoneNumber")).fill("(512) 555-0143");
  await save(page);
  await saved(page).waitFor();
  await page.goto(`${base}/personal`);
  await page.waitForLoadState("networkidle");
  await field(page, message("apply.postalCode")).fill("78701");
  await save(page);
  await saved(page).waitFor();
  await openApply(page, "kelp diver");
  await page.goto(`${page.url().replace(/\?.*/, "")}/contact`);
  await expect(field(page, message("apply.phone"))).toHaveValue("+1 512 555 0143");
  await expect(field(page, message("apply.postalCode"))).toHaveValue("78701");
});

test("R-63 the menu of settings leads to every page, and marks the one that is open", async ({ account }) => {
  const page = await account(newAddress("profile"), "/settings/account");
  const menu = page.getByRole("navigation", { name: message("settings.menu") });
  const privacy = menu.getByRole("list", { name: message("settings.privacy") });
  await expect(privacy.getByRole("link")).toHaveText([
    message("blocks.title"),
    message("selfId.title"),
    message("ownData.title"),
  ]);
  for (const [label, path] of [
    ["settings.personalInformation", "personal"],
    ["settings.background", "background"],
    ["settings.phones", "phones"],
    ["settings.experience", "experience"],
    ["settings.skills", "skills"],
  ] as const) {
    await menu.getByRole("link", { name: message(label), exact: true }).click();
    await page.waitForURL(`**${base}/${path}`);
    await page.getByRole("heading", { level: 1, name: message(label) }).waitFor();
    await expect(menu.locator("[aria-current=page]")).toHaveText(message(label));
  }
});

test("the pages of the profile pass axe in every theme and width", async ({ account }) => {
  const page = await account(newAddress("profile"), `${base}/personal`);
  await save(page);
  await refused(page, "Postal code is required").waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  for (const path of ["background", "experience/new", "goals"]) {
    await page.goto(`${base}/${path}`);
    expect(await faultsInEachView(page), path).toEqual([]);
  }
  await page.goto(`${base}/phones`);
  await page.waitForLoadState("networkidle");
  await press(page, message("profile.addPhone"));
  await page.getByLabel(message("profile.phoneNumber")).waitFor();
  expect(await faultsInEachView(page), "phones").toEqual([]);
  await page.goto(`${base}/skills`);
  await page.waitForLoadState("networkidle");
  await field(page, message("profile.addSkill")).fill("Knots");
  await press(page, message("profile.add"));
  await page.getByRole("listitem").getByText("Knots").waitFor();
  expect(await faultsInEachView(page), "skills").toEqual([]);
});
