import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { preferencesLink } from "../harness/optional-mail.ts";
import { isSignedIn, newAddress, signUp } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { tokenOf } from "../harness/sign-in-link.ts";

const masked = "r•••@example.com";
let reader: string;
let link: string;
// A worker may come back to this file.
test.beforeAll(async () => {
  reader = newAddress("reader");
  link = await preferencesLink(reader);
});

const saved = "Your choices are saved. They hold from the next message on.";
const refusal = "An error occurred while logging in: User not found";

function token(): string {
  return tokenOf(`${served.address}${link}`);
}

function updates(page: Page) {
  return page.getByRole("checkbox", { name: "Application update" });
}

function showsOf(page: Page, email: string) {
  return page.getByText(`Which emails Candor sends to ${email}.`);
}

function goOn(page: Page) {
  return page.getByRole("button", { name: "Continue", exact: true });
}

async function cookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

/** A browser that opened the link and chose to continue. */
async function withLink(open: Open, options = {}): Promise<Page> {
  const page = await open(link, options);
  await goOn(page).click();
  await showsOf(page, masked).waitFor();
  return page;
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const other = (name: string) => `${name}-${how.replaceAll(" ", "-")}@example.com`;
    const dialog = (page: Page) => page.getByRole("dialog", { name: "This link is for another account" });

    test("R-37, S-02, N-14 a mail's link opens its reader's choices after one click, and nothing else", async ({
      open,
    }) => {
      const page = await open(link, options);
      await page.getByText(`Continue as ${masked}?`).waitFor();
      await expect(updates(page)).toHaveCount(0);
      expect(page.url()).toBe(`${served.address}/opt`);
      await goOn(page).click();
      await showsOf(page, masked).waitFor();
      expect(await cookies(page)).toEqual(["candor-provisional"]);
      await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();
      expect(await page.content()).not.toContain(reader);
    });

    test("E-23, R-37 choices are saved, and the page says so", async ({ open }) => {
      const page = await withLink(open, options);
      await updates(page).setChecked(false);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText(saved).waitFor();
      await page.goto("/opt");
      await expect(updates(page)).not.toBeChecked();
      await updates(page).setChecked(true);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText(saved).waitFor();
      await expect(updates(page)).toBeChecked();
    });

    test("P-02 leads from every personal page to signing in", async ({ open }) => {
      const page = await withLink(open, options);
      await page.goto("/settings/communication");
      await page.waitForURL("**/login?*");
      expect(await isSignedIn(page)).toBe(false);
    });

    test("N-14 leads to the choices from any page", async ({ open }) => {
      const page = await open(`/about?e=${token()}`, options);
      await goOn(page).click();
      await showsOf(page, masked).waitFor();
      expect(new URL(page.url()).pathname).toBe("/opt");
    });

    test("S-04 never switches accounts without being told to", async ({ account }) => {
      const email = other("stays");
      const page = await account(email, link, options);
      await dialog(page)
        .getByText(`You are signed in as ${email}. The link was sent to ${masked}.`)
        .waitFor();
      await dialog(page)
        .getByRole("button", { name: `Stay as ${email}` })
        .click();
      await showsOf(page, "s•••@example.com").waitFor();

      await page.goto(link);
      await dialog(page)
        .getByRole("button", { name: `Use ${masked}` })
        .click();
      await showsOf(page, masked).waitFor();
      expect(await isSignedIn(page)).toBe(false);
    });

    test("S-04 asks somebody who signed in after opening the link, and shows no choices before", async ({
      open,
    }) => {
      const email = other("later");
      const page = await withLink(open, options);
      await signUp(page, email);
      await page.goto("/opt");
      await dialog(page).waitFor();
      await expect(updates(page)).toHaveCount(0);
      await dialog(page)
        .getByRole("button", { name: `Use ${masked}` })
        .click();
      await showsOf(page, masked).waitFor();
      expect(await isSignedIn(page)).toBe(false);

      const second = await withLink(open, options);
      await signUp(second, other("later-still"));
      await second.goto("/opt");
      await dialog(second).getByRole("button", { name: "Stay as" }).click();
      await showsOf(second, "l•••@example.com").waitFor();
      expect(await cookies(second)).not.toContain("candor-provisional");
      expect(await isSignedIn(second)).toBe(true);
    });

    test("S-12 continuing as the link's owner keeps the session it begins, though it signs somebody out", async ({
      open,
    }) => {
      const page = await withLink(open, options);
      await signUp(page, other("in-between"));
      await page.goto(link);
      await dialog(page)
        .getByRole("button", { name: `Use ${masked}` })
        .click();
      await showsOf(page, masked).waitFor();
      expect(await cookies(page)).toContain("candor-provisional");
      expect(await isSignedIn(page)).toBe(false);
    });

    test("S-12 signing out takes the link's session from the browser, too", async ({ open }) => {
      const page = await withLink(open, options);
      await signUp(page, other("leaves"));
      await page.goto("/logout");
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await page.getByText("You are signed out.").waitFor();
      expect(await cookies(page)).not.toContain("candor-provisional");
      await page.goto("/opt");
      await page.getByText("Open the link at the end of one of our emails, or sign in").waitFor();
    });

    test("R-54 is one of the settings, for anyone who is signed in", async ({ account }) => {
      const address = other("settles");
      const page = await account(address, "/settings/account", options);
      await page
        .getByRole("navigation", { name: "Settings" })
        .getByRole("link", { name: "Communication" })
        .click();
      // One's own settings hide nothing from oneself; a mailed link's page may be somebody else's.
      await showsOf(page, address).waitFor();
      await updates(page).setChecked(false);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText(saved).waitFor();
      await page.goto("/opt");
      await showsOf(page, "s•••@example.com").waitFor();
      await expect(updates(page)).not.toBeChecked();
    });

    test("E-23 a page of the previous account saves nothing for the current one, and shows the current one's choices", async ({
      account,
    }) => {
      const page = await account(other("before"), "/opt", options);
      await updates(page).setChecked(false);
      const tab = await page.context().newPage();
      await tab.goto("/logout");
      await tab.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await tab.getByText("You are signed out.").waitFor();
      await signUp(tab, other("afterwards"));
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Nothing was saved: those choices belonged to another account.").waitFor();
      await showsOf(page, "a•••@example.com").waitFor();
      await expect(updates(page)).toBeChecked();
    });

    test("X-02 an invalid link says so, and opens nothing", async ({ open }) => {
      const page = await open(`/opt?e=${token().slice(0, -2)}xx`, options);
      await page.getByText(refusal).waitFor();
      expect(await cookies(page)).toEqual([]);
      await page.getByText("Open the link at the end of one of our emails, or sign in").waitFor();
    });
  });

test("N-12 a choice that is not saved is not left without being asked, also after one that was", async ({
  account,
}) => {
  const page = await account("unsaved@example.com", "/settings/communication");
  await page.waitForLoadState("networkidle");
  await updates(page).setChecked(false);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(saved).waitFor();
  await updates(page).setChecked(true);
  await page.getByRole("link", { name: "About" }).click();
  await page.getByRole("button", { name: message("button.stay"), exact: true }).click();
  expect(new URL(page.url()).pathname).toBe("/settings/communication");
  await expect(updates(page)).toBeChecked();
});

test.describe("RFC 8058 the address that mail programs unsubscribe with", () => {
  const oneClick = (e: string, method: "GET" | "POST") =>
    fetch(`${served.address}/opt/unsubscribe?e=${e}`, {
      method,
      redirect: "manual",
      ...(method === "POST" && { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) }),
    });
  const boxes = async (open: Open) => {
    const page = await withLink(open);
    return [
      await updates(page).isChecked(),
      await page.getByRole("checkbox", { name: "Application follow-up" }).isChecked(),
    ];
  };

  test("changes nothing when it is opened, and leads people to the page", async ({ open }) => {
    const before = await boxes(open);
    expect((await oneClick(token(), "GET")).status).toBe(303);
    const page = await open(`/opt/unsubscribe?e=${token()}`);
    await page.getByText(`Continue as ${masked}?`).waitFor();
    expect(new URL(page.url()).pathname).toBe("/opt");
    expect(await boxes(open)).toEqual(before);
  });

  test("N-14 ends the kind of its mail by one request, without a session or redirect, and leaves no token in the log", async ({
    open,
  }) => {
    const ended = await oneClick(token(), "POST");
    expect({ status: ended.status, text: await ended.text() }).toEqual({
      status: 200,
      text: "You no longer get these emails.\n",
    });
    expect(await boxes(open)).toEqual([false, true]);
    const log = await readFile(served.log, "utf8");
    expect(log).not.toContain(token());
    const refused = await oneClick(`${token()}x`, "POST");
    expect({ status: refused.status, location: refused.headers.get("location") }).toEqual({
      status: 410,
      location: null,
    });
  });
});

for (const path of ["/opt/off/none", "/opt/job-alerts/switch/1.none"])
  test(`X-17 ${path} shows the refusal's own words, and a way to continue`, async () => {
    const refused = await fetch(`${served.address}${path}`);
    expect(refused.status).toBe(410);
    const text = await refused.text();
    expect(text).toContain(message("communication.notUnsubscribed"));
    expect(text).toContain('href="/login?redirect=%2Fopt"');
  });

test("pages of mail preferences pass axe in every theme and width", async ({ open }) => {
  const page = await open("/opt");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto(link);
  await page.getByText(`Continue as ${masked}?`).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await goOn(page).click();
  await showsOf(page, masked).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await signUp(page, "looks-at-both@example.com");
  await page.goto("/opt");
  await page.getByRole("dialog").waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto("/settings/communication");
  expect(await faultsInEachView(page)).toEqual([]);
});
