import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { askFor, currentPassword, give, refused } from "../harness/account-page.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailedLink } from "../harness/mailbox.ts";
import { isPassword, password } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `email-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("A-05 R-62 R-83 another address is the account's once its mailed link is opened and confirmed", async ({
      account,
    }) => {
      const [email, wanted] = [address("old"), address("new")];
      const page = await account(email, "/settings/account", options);
      await askFor(page, wanted);
      await page.goto(await mailedLink(wanted, "/settings/change-email/"));
      await page
        .getByRole("heading", { level: 1, name: message("emailChange.title", { email: wanted }) })
        .waitFor();
      const looked = await page.context().newPage();
      await looked.goto("/settings/account");
      await looked.getByRole("main").getByText(email, { exact: true }).waitFor();
      await press(page, message("button.changeAddress"));
      await page.getByText(message("emailChange.changed", { email: wanted })).waitFor();
      await page.getByRole("main").getByText(wanted, { exact: true }).waitFor();
      expect(await isPassword(page, wanted, password)).toBe(true);
    });

    test("V-05 V-06 V-21 V-22 a new address is refused for each of its faults, and stays in its field", async ({
      account,
    }) => {
      const page = await account(address("faults"), "/settings/account?change=email", options);
      for (const [email, current, texts] of [
        ["", "", ["Email is required", "Current password required"]],
        ["ada@", password, ["Enter a valid email address"]],
        ["ada@example.com", "wrong", ["Current password is incorrect"]],
      ] as const) {
        await give(page, { [message("account.newEmail")]: email, [currentPassword]: current });
        await press(page, message("account.mailLink"));
        for (const text of texts) await refused(page, text).waitFor();
        await expect(field(page, message("account.newEmail"))).toHaveValue(email);
      }
    });

    test("A-09 X-26 a change is canceled on the account's page, and where its link leads", async ({
      account,
    }) => {
      const [first, second] = [address("first-thought"), address("second-thought")];
      const page = await account(address("keeps"), "/settings/account", options);
      await askFor(page, first);
      await press(page, message("account.cancelEmailChange"));
      await page.getByText(message("emailChange.cancelled")).waitFor();
      await isUnchanged(page, await mailedLink(first, "/settings/change-email/"), "emailChange.cancelled");
      await page.goto("/settings/account");
      await askFor(page, second);
      await page.goto(await mailedLink(second, "/settings/change-email/"));
      await press(page, message("button.keepAddress"));
      await page.getByText(message("emailChange.cancelled")).waitFor();
    });
  });

async function isUnchanged(page: Page, link: string, key: Parameters<typeof message>[0]): Promise<void> {
  await page.goto(link);
  await page.getByRole("heading", { level: 1, name: message("emailChange.failed") }).waitFor();
  await page.getByRole("main").getByText(message(key)).waitFor();
}

test.describe("R-62 R-83 the link of an email change", () => {
  test("N-06 sends signed-out visitors to sign in, and back", async ({ open, account }) => {
    const page = await account("email-signed-out@example.com");
    await askFor(page, "email-back@example.com");
    const link = await mailedLink("email-back@example.com", "/settings/change-email/");
    const elsewhere = await open(link);
    expect(new URL(elsewhere.url()).searchParams.get("redirect")).toBe(link);
    await signIn(elsewhere, "email-signed-out@example.com", link);
    await elsewhere.getByRole("button", { name: message("button.changeAddress") }).waitFor();
  });

  test("X-23 X-24 X-25 is refused when it was used, is another account's, or was replaced since", async ({
    account,
  }) => {
    const page = await account("email-owner@example.com", blank);
    const links = [];
    for (const wanted of ["email-one@example.com", "email-two@example.com"]) {
      await page.goto("/settings/account");
      await askFor(page, wanted);
      links.push(await mailedLink(wanted, "/settings/change-email/"));
    }
    const [replaced = "", newest = ""] = links;
    await isUnchanged(page, replaced, "emailChange.wrongEmail");
    const stranger = await account("email-stranger@example.com", blank);
    await isUnchanged(stranger, newest, "emailChange.wrongUser");
    await expect(stranger.getByText("email-two@example.com")).toHaveCount(0);
    await page.goto(newest);
    await press(page, message("button.changeAddress"));
    await page.getByText(message("emailChange.changed", { email: "email-two@example.com" })).waitFor();
    await isUnchanged(page, newest, "emailChange.expired");
  });

  test("V-09 is refused when the address got an account in the meantime", async ({ account }) => {
    const page = await account("email-late@example.com");
    await askFor(page, "email-taken@example.com");
    await page.goto(await mailedLink("email-taken@example.com", "/settings/change-email/"));
    await account("email-taken@example.com", blank);
    await press(page, message("button.changeAddress"));
    await page.getByRole("heading", { level: 1, name: message("emailChange.failed") }).waitFor();
    await page.getByText(message("validation.emailInUse")).waitFor();
  });
});

test("the page of a mailed link passes axe", async ({ account }) => {
  const page = await account("email-axe-link@example.com");
  await askFor(page, "email-axe-new@example.com");
  const link = await mailedLink("email-axe-new@example.com", "/settings/change-email/");
  await page.goto(link);
  expect(await faultsInEachView(page)).toEqual([]);
  await press(page, message("button.keepAddress"));
  await page.getByRole("heading", { level: 1, name: message("emailChange.failed") }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
