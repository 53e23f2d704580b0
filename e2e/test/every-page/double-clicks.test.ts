import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { currentPassword, give, newPassword, repeat, setNew } from "../harness/account-page.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { field } from "../harness/easy-apply.ts";
import { mailed, mailedLink, mailsTo } from "../harness/mailbox.ts";
import {
  isPassword,
  isSignedIn,
  newAddress,
  otherPassword,
  password,
  signUp,
} from "../harness/own-account.ts";
import { mailedCodes, nextCode } from "../harness/sign-in.ts";

const email = message("login.email");
const code = message("login.codeField");

/** Returns once both clicks are answered: the first one's page may come before the second one is. */
async function clickTwice(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().dblclick();
  await page.waitForLoadState("networkidle");
}

const isHome = (page: Page) => page.waitForURL((url) => url.pathname === "/");

const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`${how}, somebody who clicks twice`, () => {
    const options = { javaScriptEnabled };

    test("S-17 asks for a code and enters it, and is signed in", async ({ open }) => {
      const who = newAddress("twice-code");
      const page = await open("/login", options);
      await give(page, { [email]: who });
      await clickTwice(page, message("login.mailCode"));
      await page.getByRole("heading", { name: message("login.code") }).waitFor();
      await give(page, { [code]: await nextCode(who) });
      expect(await mailedCodes(who)).toHaveLength(1);
      await clickTwice(page, message("login.signIn"));
      await isHome(page);
      expect(await isSignedIn(page)).toBe(true);
    });

    test("S-21 signs up once", async ({ open }) => {
      const who = newAddress("twice-sign-up");
      const page = await open("/login/sign-up", options);
      await give(page, {
        [message("login.firstName")]: "Ada",
        [message("login.lastName")]: "Byron",
        [email]: who,
      });
      await clickTwice(page, message("login.mailCode"));
      await page.getByRole("heading", { name: message("login.code") }).waitFor();
      await give(page, { [code]: await nextCode(who) });
      expect(await mailedCodes(who)).toHaveLength(1);
      await clickTwice(page, message("login.signUp"));
      await page
        .getByRole("navigation", { name: message("page.account") })
        .getByText("Ada Byron")
        .waitFor();
    });

    test("S-16 gives a password, and is signed in", async ({ open }) => {
      const who = newAddress("twice-password");
      await signUp(await open(blank), who);
      const page = await open(`/login/password?email=${encodeURIComponent(who)}`, options);
      await give(page, { [message("login.passwordField")]: password });
      await clickTwice(page, message("login.signIn"));
      await isHome(page);
      expect(await isSignedIn(page)).toBe(true);
    });

    test("S-22 resets a password, which is set once", async ({ open }) => {
      const who = newAddress("twice-reset");
      await signUp(await open(blank), who);
      const page = await open("/login/forgot-password", options);
      await give(page, { [email]: who });
      await clickTwice(page, message("login.mailCode"));
      await page.getByRole("heading", { level: 1, name: message("login.resetPassword") }).waitFor();
      const right = await mailed(who, /^(\d{6}) sets a new password$/m);
      expect((await subjects(who)).filter((subject) => subject.includes(right))).toHaveLength(1);
      await give(page, { [code]: right, [newPassword]: otherPassword, [repeat]: otherPassword });
      await clickTwice(page, message("reset.set"));
      await expect.poll(() => isPassword(page, who, otherPassword)).toBe(true);
      const set = (await subjects(who)).filter((subject) => subject === "Your password was changed");
      expect(set).toHaveLength(1);
    });

    test("asks for another address, and one link changes it", async ({ account }) => {
      const wanted = newAddress("twice-wanted");
      const page = await account(newAddress("twice-email"), "/settings/account?change=email", options);
      await give(page, { [message("account.newEmail")]: wanted, [currentPassword]: password });
      await clickTwice(page, message("account.mailLink"));
      await page.getByText(message("emailChange.sent", { email: wanted })).waitFor();
      await page.goto(await mailedLink(wanted, "/settings/change-email/"));
      await clickTwice(page, message("button.changeAddress"));
      await expect.poll(() => isPassword(page, wanted, password)).toBe(true);
    });
  });

test("S-10 signs out once, and sees no failure", async ({ account }) => {
  const page = await account(newAddress("twice-out"), "/logout");
  await clickTwice(page, message("login.signOut"));
  await page.getByText(message("login.signedOut")).waitFor();
  expect(await isSignedIn(page)).toBe(false);
});

test("V-22 changes a password, which is changed once", async ({ account }) => {
  const who = newAddress("twice-change");
  const page = await account(who, "/settings/account?change=password");
  const typed = { [currentPassword]: password, [newPassword]: otherPassword, [repeat]: otherPassword };
  await give(page, typed);
  await clickTwice(page, setNew);
  await page.getByText(message("auth.passwordSet")).waitFor();
  await expect(field(page, currentPassword)).toHaveCount(0);
  expect((await subjects(who)).filter((subject) => subject === "Your password was changed")).toHaveLength(1);
});
