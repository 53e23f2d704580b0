import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { askFor, currentPassword, give, newPassword, repeat, setNew } from "../harness/account-page.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { mailed, mailedLink, mailsTo } from "../harness/mailbox.ts";
import { isPassword, isSignedIn, otherPassword, password, signUp } from "../harness/own-account.ts";
import { mailedCodes, nextCode } from "../harness/sign-in.ts";
import { askForLink } from "../harness/sign-in-link.ts";
import { beginSignUp } from "../harness/sign-up.ts";

test.use({ provoked: "Failed to fetch" });

const email = message("login.email");
const code = message("login.codeField");
const mailCode = message("login.mailCode");
const signInButton = message("login.signIn");
const resetCode = /^(\d{6}) sets a new password$/m;

const home = (page: Page) => page.waitForURL((url) => url.pathname === "/");

/** Does something while the network is down: the person is told, their text stays, and it's done once it is back. */
async function losingTheLine(page: Page, typed: Readonly<Record<string, string>>, act: () => Promise<void>) {
  await page.waitForLoadState("networkidle");
  await give(page, typed);
  await page.context().setOffline(true);
  await act();
  await page.getByText(message("connectivity.reconnecting")).waitFor();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await page.context().setOffline(false);
}

/** Loses the first answer to a form on its way back, including its cookies: the server did what the form asked. */
async function losingAnAnswer(page: Page): Promise<void> {
  let lost = false;
  await page.route("**/*.data*", async (route, request) => {
    if (lost || request.method() !== "POST") return route.continue();
    lost = true;
    const { "content-length": _, ...headers } = await request.allHeaders();
    await fetch(request.url(), { method: "POST", headers, body: request.postData() });
    return route.abort();
  });
}

test.describe("L-05 the network is lost when somebody", () => {
  test("asks for a code, and enters it: they are mailed one, and signed in", async ({ open }) => {
    const who = "lost-code@example.com";
    const page = await open("/login");
    await losingTheLine(page, { [email]: who }, () => press(page, mailCode));
    await page.getByRole("heading", { name: message("login.code") }).waitFor();
    const given = await nextCode(who);
    await losingTheLine(page, { [code]: given }, () => field(page, code).press("Enter"));
    await home(page);
    expect([await isSignedIn(page), (await mailedCodes(who)).length]).toEqual([true, 1]);
  });

  test("gives a password", async ({ open }) => {
    const who = "lost-password@example.com";
    await signUp(await open(blank), who);
    const page = await open(`/login/password?email=${encodeURIComponent(who)}`);
    const typed = { [message("login.passwordField")]: password };
    await losingTheLine(page, typed, () => press(page, signInButton));
    await home(page);
    expect(await isSignedIn(page)).toBe(true);
  });

  test("asks for a reset, and sets another password: it is set once", async ({ open }) => {
    const who = "lost-reset@example.com";
    await signUp(await open(blank), who);
    const page = await open("/login/forgot-password");
    await losingTheLine(page, { [email]: who }, () => press(page, mailCode));
    await page.getByRole("heading", { level: 1, name: message("login.resetPassword") }).waitFor();
    const typed = {
      [code]: await mailed(who, resetCode),
      [newPassword]: otherPassword,
      [repeat]: otherPassword,
    };
    await losingTheLine(page, typed, () => press(page, message("reset.set")));
    await page.getByText(message("auth.passwordSet")).waitFor();
    expect(await isPassword(page, who, otherPassword)).toBe(true);
    const mails = (await mailsTo(who)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === "Your password was changed")).toHaveLength(1);
  });

  test("changes a password", async ({ account }) => {
    const who = "lost-change@example.com";
    const page = await account(who, "/settings/account?change=password");
    const typed = { [currentPassword]: password, [newPassword]: otherPassword, [repeat]: otherPassword };
    await losingTheLine(page, typed, () => press(page, setNew));
    await page.getByText(message("auth.passwordSet")).waitFor();
    expect(await isPassword(page, who, otherPassword)).toBe(true);
  });

  test("asks for another address: one link is mailed", async ({ account }) => {
    const wanted = "lost-wanted@example.com";
    const page = await account("lost-email@example.com", "/settings/account?change=email");
    const typed = { [message("account.newEmail")]: wanted, [currentPassword]: password };
    await losingTheLine(page, typed, () => press(page, message("account.mailLink")));
    await page.getByText(message("emailChange.sent", { email: wanted })).waitFor();
    await mailedLink(wanted, "/settings/change-email/");
    expect(await mailsTo(wanted)).toHaveLength(1);
  });
});

test.describe("L-05 an answer is lost on its way, and nothing is done twice,", () => {
  test("to anyone who asked for a code: they are mailed one, which signs in", async ({ open }) => {
    const who = "lost-answer@example.com";
    const page = await open("/login");
    await page.waitForLoadState("networkidle");
    await losingAnAnswer(page);
    await give(page, { [email]: who });
    await press(page, mailCode);
    await page.getByRole("heading", { name: message("login.code") }).waitFor();
    await give(page, { [code]: await nextCode(who) });
    await field(page, code).press("Enter");
    await home(page);
    expect([await isSignedIn(page), (await mailedCodes(who)).length]).toEqual([true, 1]);
  });

  test("to anyone who entered a code: it has signed them in", async ({ open }) => {
    const who = "lost-entry@example.com";
    const page = await open(`/login?email=${encodeURIComponent(who)}`);
    await press(page, mailCode);
    const given = await nextCode(who);
    await page.waitForLoadState("networkidle");
    await losingAnAnswer(page);
    await give(page, { [code]: given });
    await field(page, code).press("Enter");
    await home(page);
    expect(await isSignedIn(page)).toBe(true);
  });

  test("S-21 to anyone who skipped the proof: they are signed in to what they began", async ({ open }) => {
    const page = await open(blank);
    await beginSignUp(page, "lost-skip@example.com");
    await page.waitForLoadState("networkidle");
    await losingAnAnswer(page);
    await press(page, "Skip");
    await page.waitForURL("**/about*");
    await page
      .getByRole("navigation", { name: message("page.account") })
      .getByText("Ada Byron")
      .waitFor();
  });

  test("to anyone who changed their password: it is said to be set", async ({ account }) => {
    const who = "lost-changed@example.com";
    const page = await account(who, "/settings/account?change=password");
    await page.waitForLoadState("networkidle");
    await losingAnAnswer(page);
    await give(page, { [currentPassword]: password, [newPassword]: otherPassword, [repeat]: otherPassword });
    await press(page, setNew);
    await page.getByText(message("auth.passwordSet")).waitFor();
    expect(await isPassword(page, who, otherPassword)).toBe(true);
  });
});

test("S-18 a mailed link that could not be exchanged survives a lost network", async ({ open }) => {
  const link = await askForLink(await open(blank), "lost-link@example.com", "/about");
  const page = await open(link);
  const goOn = page.getByRole("button", { name: message("login.continue"), exact: true });
  await goOn.waitFor();
  await page.context().setOffline(true);
  await goOn.click();
  await page.waitForURL("chrome-error://**").catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto("/about");
  await goOn.click();
  await page
    .getByRole("navigation", { name: message("page.account") })
    .getByText("lost-link@example.com")
    .waitFor();
});

test("S-05 L-01 the check at a page's start is repeated when the network is back, and the page stays", async ({
  account,
}) => {
  const page = await account("lost-check@example.com", blank);
  let tries = 0;
  await page.route("**/rest/auth/refresh", (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.continue();
  });
  const checked = page.waitForResponse("**/rest/auth/refresh");
  await page.goto("/settings/account");
  expect((await checked).status()).toBe(200);
  expect(tries).toBe(3);
  await page.getByRole("main").getByText("lost-check@example.com", { exact: true }).waitFor();
});

test("a change of address that is confirmed twice happens once", async ({ account }) => {
  const wanted = "lost-confirmed@example.com";
  const page = await account("lost-confirming@example.com");
  await askFor(page, wanted);
  await page.goto(await mailedLink(wanted, "/settings/change-email/"));
  await page.getByRole("button", { name: message("button.changeAddress") }).dblclick();
  await page.getByText(message("emailChange.changed", { email: wanted })).waitFor();
});
