import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed, mailsTo } from "../harness/mailbox.ts";
import { isPassword, otherPassword, password, signUp } from "../harness/own-account.ts";

const code = message("login.codeField");
const newPassword = message("account.newPassword");
const repeat = message("account.repeatPassword");

const resetCode = /^(\d{6}) sets a new password$/m;

/** Requests a code on the password page; ends on the page that asks for the code. */
async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto(`/login/password?email=${encodeURIComponent(email)}&redirect=%2Fabout`);
  await page.getByRole("link", { name: message("login.forgotPassword") }).click();
  await page.getByRole("heading", { level: 1, name: message("login.forgotPassword") }).waitFor();
  await expect(field(page, message("login.email"))).toHaveValue(email);
  await press(page, message("login.mailCode"));
  await page.getByText(message("auth.resetSent", { email, duration: "10 minutes" })).waitFor();
}

async function choose(page: Page, given: { code: string; password: string; repeat?: string }): Promise<void> {
  await field(page, code).fill(given.code);
  await field(page, newPassword).fill(given.password);
  await field(page, repeat).fill(given.repeat ?? given.password);
  await press(page, message("reset.set"));
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `reset-${name}-${how.replaceAll(" ", "-")}@example.com`;

    test("R-33 S-22 a mailed code sets a new password, signs in, and ends every other session", async ({
      open,
    }) => {
      const email = address("whole");
      const there = await open(blank, options);
      await signUp(there, email);
      const page = await open(blank, options);
      await askForCode(page, email);
      await choose(page, { code: await mailed(email, resetCode), password: otherPassword });
      await page.waitForURL("**/about*");
      await page.getByText(message("auth.passwordSet")).waitFor();
      await page
        .getByRole("navigation", { name: message("page.account") })
        .getByText("Ada Byron")
        .waitFor();
      await there.goto("/settings/account");
      expect(new URL(there.url()).pathname).toBe("/login");
      expect(await isPassword(page, email, password)).toBe(false);
    });

    test("V-17 V-18 V-19 V-20 V-39 a reset is refused for each of its faults, and its code stays typed", async ({
      open,
    }) => {
      const email = address("faults");
      await signUp(await open(blank), email);
      const page = await open(blank, options);
      await askForCode(page, email);
      const right = await mailed(email, resetCode);
      for (const [given, texts] of [
        [{ code: " ", password: "" }, ["Reset code is required", "Password is required"]],
        [
          { code: right, password: "k7&Qz!p", repeat: "k7&Qz!" },
          ["Password is too short", "Passwords do not match"],
        ],
        [{ code: right, password: "password1" }, ["Password is not complex enough"]],
      ] as const) {
        await choose(page, given);
        for (const text of texts) await page.getByRole("alert").getByRole("link", { name: text }).waitFor();
        await expect(field(page, code)).toHaveValue(given.code);
      }
      await choose(page, { code: "000000", password: otherPassword });
      await page.getByRole("alert").getByText(message("auth.credentialRefused")).waitFor();
      await choose(page, { code: right, password: otherPassword });
      await page.getByText(message("auth.passwordSet")).waitFor();
    });

    test("tells nobody who has an account", async ({ open }) => {
      const email = address("stranger");
      const page = await open(blank, options);
      await askForCode(page, email);
      await mailed(email, /(no account for this address)/);
      await choose(page, { code: "000000", password: otherPassword });
      await page.getByRole("alert").getByText(message("auth.credentialRefused")).waitFor();
    });

    test("X-19 a code is sent again until the limit is reached", async ({ open }) => {
      const email = address("resend");
      await signUp(await open(blank), email);
      const page = await open(blank, options);
      await askForCode(page, email);
      for (let sent = 2; sent <= 5; sent++) {
        await press(page, message("button.resend"));
        await expect.poll(async () => (await mailsTo(email)).length).toBe(sent);
      }
      await page.getByText(message("auth.resent")).first().waitFor();
      await press(page, message("button.resend"));
      await page.getByText(message("auth.resendNotPossible")).waitFor();
      await page
        .getByRole("main")
        .getByRole("link", { name: message("button.contactSupport") })
        .waitFor();
    });
  });

test("V-05 V-06 an address is asked for", async ({ open }) => {
  const page = await open("/login/forgot-password");
  await press(page, message("login.mailCode"));
  await page.getByRole("link", { name: message("validation.emailRequired") }).waitFor();
  await field(page, message("login.email")).fill("ada@");
  await press(page, message("login.mailCode"));
  await page.getByRole("link", { name: message("validation.enterValidEmail") }).waitFor();
  await expect(field(page, message("login.email"))).toHaveValue("ada@");
});

test("R-33 the page of the code leads back where no address is known", async ({ open }) => {
  const page = await open("/login/reset-password");
  expect(new URL(page.url()).pathname).toBe("/login/forgot-password");
});

test("V-23 the strength of the new password is shown as it is typed", async ({ open }) => {
  const page = await open("/login/reset-password?email=ada%40example.com");
  await field(page, newPassword).fill(otherPassword);
  await page.getByRole("status").getByText("Very Strong").waitFor();
});

for (const path of ["/login/forgot-password", "/login/reset-password?email=ada%40example.com"])
  test(`${path} passes axe empty and refused, in every theme and width`, async ({ open }) => {
    const page = await open(path);
    expect(await faultsInEachView(page)).toEqual([]);
    await page.locator("main form").first().getByRole("button").click();
    await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });
