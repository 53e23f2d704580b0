import { message } from "@candor/contract/messages/message";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { currentPassword, follow, give, refused } from "../harness/account-page.ts";
import { plugIn } from "../harness/authenticator.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailsTo } from "../harness/mailbox.ts";
import { isSignedIn, password, signUp } from "../harness/own-account.ts";
import { signIn, signOut } from "../harness/sign-in.ts";

const add = message("passkeys.add");
const signInByPasskey = message("passkeys.signIn");

/** A new person's account page, in a browser that has an authenticator. */
async function account(open: Open, email: string, options: BrowserContextOptions = {}) {
  const page = await open(blank, options);
  const authenticator = await plugIn(page);
  await signUp(page, email);
  await page.goto("/settings/account");
  return { page, authenticator };
}

async function addPasskey(page: Page): Promise<void> {
  await follow(page, add);
  await give(page, { [currentPassword]: password });
  await press(page, add);
  await page.getByText(message("passkeys.added")).waitFor();
}

const section = (page: Page) => page.getByRole("region", { name: message("passkeys.title") });
const title = (page: Page) => page.getByRole("heading", { name: message("passkeys.title") });

test("a passkey is added, signs in to where the person wanted to go, gets a name and is removed", async ({
  open,
}) => {
  const email = "passkeys-whole@example.com";
  const { page, authenticator } = await account(open, email);
  await addPasskey(page);
  const [made] = await authenticator.credentials();
  expect(made).toMatchObject({ isResidentCredential: true, rpId: "localhost", userName: email });
  await section(page).getByText(message("passkeys.neverUsed")).waitFor();
  await signOut(page);

  await page.goto("/login?redirect=%2Fsettings%2Faccount");
  await press(page, signInByPasskey);
  await page.waitForURL("**/settings/account");
  await section(page).getByText("last used").waitFor();

  const device = await section(page).getByRole("heading", { level: 3 }).innerText();
  expect(device).toMatch(/^Chrome on /);
  await follow(page, message("passkeys.renameOne", { name: device }));
  await give(page, { [message("passkeys.name")]: " " });
  await press(page, message("passkeys.saveName"));
  await refused(page, message("validation.passkeyNameRequired")).waitFor();
  await give(page, { [message("passkeys.name")]: "Key ring" });
  await press(page, message("passkeys.saveName"));
  await page.getByText(message("passkeys.renamed")).waitFor();

  await follow(page, message("passkeys.removeOne", { name: "Key ring" }));
  await give(page, { [currentPassword]: password });
  await press(page, message("passkeys.remove"));
  await page.getByText(message("passkeys.removed")).waitFor();
  await section(page).getByText(message("passkeys.none")).waitFor();
  await signOut(page);

  await page.goto("/login");
  await press(page, signInByPasskey);
  await page.getByText(message("passkeys.refused")).waitFor();
  await expect(page.getByText(message("passkeys.waiting"))).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(false);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toEqual([message("mail.passkeyRemovedSubject"), message("mail.passkeyAddedSubject")]);
});

test("V-21 V-22 one is added with the current password only", async ({ open }) => {
  const { page, authenticator } = await account(open, "passkeys-password@example.com");
  await follow(page, add);
  await press(page, add);
  await refused(page, message("validation.currentPasswordRequired")).waitFor();
  await give(page, { [currentPassword]: "wrong" });
  await press(page, add);
  await refused(page, message("validation.currentPasswordIncorrect")).waitFor();
  expect(await authenticator.credentials()).toEqual([]);
});

test("somebody without a password adds one with only the browser's own dialog", async ({ open }) => {
  const page = await open(blank);
  await plugIn(page);
  await signIn(page, "passkeys-code@example.com", "/settings/account");
  await follow(page, add);
  await expect(field(page, currentPassword)).toHaveCount(0);
  await press(page, add);
  await page.getByText(message("passkeys.added")).waitFor();
});

test.describe("a failure of the browser's own dialog", () => {
  test("is a quiet line where one should sign in, and the other ways stay", async ({ open }) => {
    const page = await open("/login");
    await plugIn(page);
    await press(page, signInByPasskey);
    await page.getByRole("status").getByText(message("passkeys.notUsed")).waitFor();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await page.getByRole("button", { name: message("login.mailCode") }).waitFor();
  });

  test("is a quiet line where one should be added, which can be tried again", async ({ open }) => {
    const { page, authenticator } = await account(open, "passkeys-dismissed@example.com");
    await authenticator.verifies(false);
    await follow(page, add);
    await give(page, { [currentPassword]: password });
    await press(page, add);
    await page.getByRole("status").getByText(message("passkeys.notMade")).waitFor();
    await authenticator.verifies(true);
    await press(page, add);
    await page.getByText(message("passkeys.added")).waitFor();
  });

  test("is a second one for the same account", async ({ open }) => {
    const { page } = await account(open, "passkeys-second@example.com");
    await addPasskey(page);
    await follow(page, add);
    await give(page, { [currentPassword]: password });
    await press(page, add);
    await page.getByRole("status").getByText(message("passkeys.impossible")).waitFor();
  });
});

test("a passkey is added, used and removed by the keyboard alone", async ({ open }) => {
  const { page } = await account(open, "passkeys-keyboard@example.com");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: add }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByText(message("passkeys.added")).waitFor();
  await expect(title(page)).toBeFocused();
  await signOut(page);
  await page.goto("/login?redirect=%2Fsettings%2Faccount", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: signInByPasskey }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settings/account", { waitUntil: "networkidle" });
  await section(page).getByRole("link", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByText(message("passkeys.removed")).waitFor();
  await expect(title(page)).toBeFocused();
});

test("without scripts nobody signs in by passkey, but passkeys can be named and removed", async ({
  open,
}) => {
  const { page } = await account(open, "passkeys-scriptless@example.com");
  await addPasskey(page);
  const storageState = await page.context().storageState();
  const plain = await open("/settings/account", { javaScriptEnabled: false, storageState });
  await section(plain).getByText(message("passkeys.needsScripts")).waitFor();
  await expect(plain.getByRole("link", { name: add })).toHaveCount(0);
  await section(plain).getByRole("link", { name: "Rename" }).click();
  await give(plain, { [message("passkeys.name")]: "Old phone" });
  await press(plain, message("passkeys.saveName"));
  await expect(title(plain).and(plain.locator(":target"))).toBeInViewport();
  await follow(plain, message("passkeys.removeOne", { name: "Old phone" }));
  await press(plain, message("passkeys.remove"));
  await refused(plain, message("validation.currentPasswordRequired")).waitFor();
  await give(plain, { [currentPassword]: password });
  await press(plain, message("passkeys.remove"));
  await section(plain).getByText(message("passkeys.none")).waitFor();
  const login = await open("/login", { javaScriptEnabled: false });
  await expect(login.getByRole("button", { name: signInByPasskey })).toHaveCount(0);
});

for (const name of [add, "Rename", "Remove"])
  test(`${name} passes axe in every theme and width`, async ({ open }) => {
    const { page } = await account(open, `passkeys-axe-${name.split(" ")[0]}@example.com`);
    await addPasskey(page);
    await page.goto("/settings/account", { waitUntil: "networkidle" });
    await section(page).getByRole("link", { name }).click();
    await section(page).getByRole("button").first().waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

test("signing in by passkey passes axe in every theme and width", async ({ open }) => {
  const page = await open("/login");
  await plugIn(page);
  await press(page, signInByPasskey);
  await page.getByText(message("passkeys.notUsed")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}
