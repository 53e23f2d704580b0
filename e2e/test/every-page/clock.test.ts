import { message } from "@candor/contract/messages/message";
import { follow } from "../harness/account-page.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { isSignedIn, signUp } from "../harness/own-account.ts";
import { type OwnInstance, setClock } from "../harness/own-instance.ts";
import { until } from "../harness/until.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function signedUp(open: Open, instance: OwnInstance, email: string, path: string) {
  const page = await open(blank, { baseURL: instance.address });
  await signUp(page, email);
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
}

/** What a pattern finds in an instance's newest mail to an address, once it arrives. */
async function mailed({ address }: OwnInstance, email: string, pattern: RegExp): Promise<string> {
  return until(async () => {
    const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [newest] = (await answer.json()) as { text: string }[];
    const found = pattern.exec(newest?.text ?? "")?.[0];
    if (found === undefined) throw new Error(`Nothing was mailed to ${email}.`);
    return found;
  });
}

test("S-05 S-14 S-15 a session that ends while its page is open leads to sign in, and says so", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const page = await signedUp(open, instance, "ends@example.com", "/settings/account");
  await setClock(instance, 14 * day + minute);
  await follow(page, message("account.changeEmail"));
  await page.waitForURL("**/login?**");
  await page.getByText(message("session.expired")).waitFor();
  await expect(field(page, message("login.email"))).toHaveValue("ends@example.com");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/settings/account?change=email");
});

test("S-06 K-01 a page that is open for more than a day renews its token, and the session continues", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const page = await open(blank, { baseURL: instance.address });
  await page.clock.install();
  await signUp(page, "renewed@example.com");
  await page.goto("/settings/account", { waitUntil: "networkidle" });
  const renewed = page.waitForResponse("**/rest/auth/refresh");
  await setClock(instance, 25 * hour);
  await page.clock.fastForward(25 * hour);
  expect((await renewed).status()).toBe(200);
  await setClock(instance, 14 * day + hour);
  expect(await isSignedIn(page)).toBe(true);
});

test("a clock that goes back signs nobody out, and accepts codes", async ({ open, ownInstance }) => {
  const instance = await ownInstance();
  const email = "goes-back@example.com";
  const page = await signedUp(open, instance, email, "/settings/account");
  await setClock(instance, -2 * day);
  expect(await isSignedIn(page)).toBe(true);
  const other = await open(`/login?email=${encodeURIComponent(email)}`, { baseURL: instance.address });
  await press(other, message("login.mailCode"));
  const code = await mailed(instance, email, /\b\d{6}\b/);
  await setClock(instance, -3 * day);
  await field(other, message("login.codeField")).fill(code);
  await field(other, message("login.codeField")).press("Enter");
  await other.waitForURL((url) => url.pathname === "/");
  expect(await isSignedIn(other)).toBe(true);
});

test("a browser whose clock is weeks ahead shows its owner's page, and asks for it no more often", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const page = await open(blank, { baseURL: instance.address });
  await signUp(page, "ahead@example.com");
  await page.clock.setFixedTime(Date.now() + 30 * day);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/settings/account", { waitUntil: "networkidle" });
  await page.getByRole("main").getByText("ahead@example.com", { exact: true }).waitFor();
  expect(asked.filter((url) => url.includes(".data") || url.includes("/rest/auth/")).length).toBeLessThan(4);
});

test("S-18 X-02 X-04 a link that is ten minutes old signs nobody in, and says so", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const email = "late-link@example.com";
  const page = await open(blank, { baseURL: instance.address });
  await page.request.post("/rest/auth/link", { data: { email } });
  const link = await mailed(instance, email, /http\S+[?&]e=\S+/);
  await setClock(instance, 10 * minute);
  await page.goto(link);
  await page.getByText(message("session.loginFailed", { detail: message("session.userNotFound") })).waitFor();
  expect([await isSignedIn(page), /[?&]e=/.test(page.url())]).toEqual([false, false]);
});

test("S-17 a code that is ten minutes old stays in its field, and another one signs in", async ({
  open,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const email = "late-code@example.com";
  const page = await open(`/login?email=${encodeURIComponent(email)}`, { baseURL: instance.address });
  await press(page, message("login.mailCode"));
  const code = await mailed(instance, email, /\b\d{6}\b/);
  await setClock(instance, 10 * minute + 1000);
  const codeField = field(page, message("login.codeField"));
  await codeField.fill(code);
  await codeField.press("Enter");
  await page.getByRole("alert").getByText(message("auth.credentialRefused")).waitFor();
  await expect(codeField).toHaveValue(code);
  await press(page, message("button.resend"));
  await page.getByText(message("auth.resent")).first().waitFor();
  const newest = await mailed(instance, email, new RegExp(`\\b(?!${code})\\d{6}\\b`));
  await codeField.fill(newest);
  await codeField.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  expect(await isSignedIn(page)).toBe(true);
});
