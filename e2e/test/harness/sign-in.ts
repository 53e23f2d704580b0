import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { mailsTo } from "./mailbox.ts";
import { until } from "./until.ts";

/** Signs this browser in by calls, for tests that aren't about signing in. Loads a page only if a path is given. */
export async function signIn(page: Page, email: string, path?: string): Promise<void> {
  const earlier = await mailedCodes(email);
  await called(page, "/rest/auth/code", { email });
  const credential = { email, code: await nextCode(email, earlier.length) };
  await called(page, "/rest/auth/login", { provider: "code", credential });
  if (path !== undefined) await page.goto(path);
}

async function called(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs in as people do: requests a code, reads it in the mailbox, and enters it. Ends at `redirect`, or at home. */
export async function signInByCode(page: Page, email: string, redirect = "/"): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirect })}`);
  const earlier = await mailedCodes(email);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await enterCode(page, await nextCode(email, earlier.length));
  await page.waitForURL((url) => url.pathname === redirect.split("?")[0]);
}

/** Signs out as people do; ends on the page that says so. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await page
    .getByRole("main")
    .getByRole("button", { name: message("login.signOut") })
    .click();
  await page.getByText(message("login.signedOut")).waitFor();
}

/** Enters the code on the page that asks for it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page
    .locator("form", { has: page.getByLabel("Code", { exact: true }) })
    .getByRole("button")
    .click();
}

/** The code that is mailed to an address after this many others, once it arrives. */
export async function nextCode(email: string, earlier = 0): Promise<string> {
  return until(async () => {
    const codes = await mailedCodes(email);
    if (codes.length <= earlier) throw new Error(`No code was mailed to ${email}.`);
    return codes[0] as string;
  });
}

/** Every code that was mailed to an address, newest first. */
export async function mailedCodes(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap(({ subject }) => /^\d{6}(?= is your Candor code$)/.exec(subject) ?? []);
}
