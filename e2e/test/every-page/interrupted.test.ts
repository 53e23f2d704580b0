import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { descriptionOf } from "../harness/description.ts";
import { field, press } from "../harness/easy-apply.ts";
import { expectAsked, leavingDialog } from "../harness/leaving.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillPosting } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn, signInByCode } from "../harness/sign-in.ts";

const box = (page: Page) => page.locator("#messages").getByRole("textbox");
const about = (page: Page) =>
  page.getByRole("textbox", { name: message("organizationDetails.about"), exact: true });
const back = (page: Page) => page.getByText(message("interrupted.back"));
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem("candor-interrupted"));

/** A page with a form, and what its person does there. */
interface Writing {
  readonly what: string;
  /** Signs somebody in and opens the page. */
  readonly begin: (page: Page, email: string) => Promise<unknown>;
  readonly write: (page: Page) => Promise<unknown>;
  readonly save: (page: Page) => Promise<unknown>;
  readonly expectTyped: (page: Page) => Promise<unknown>;
  /** Saves it, and waits until the page says so. */
  readonly saved: (page: Page) => Promise<unknown>;
  /** Whether it is also tested without scripts. */
  readonly withoutScripts?: true;
}

async function arrive(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, email, path);
  await page.waitForLoadState("networkidle");
}

const writings: readonly Writing[] = [
  {
    what: "an account's name",
    withoutScripts: true,
    begin: (page, email) => arrive(page, email, "/settings/account?change=name"),
    write: (page) => field(page, message("apply.firstName")).fill("Grace"),
    save: (page) => press(page, message("account.saveName")),
    expectTyped: (page) => expect(field(page, message("apply.firstName"))).toHaveValue("Grace"),
    saved: async (page) => {
      await field(page, message("apply.lastName")).fill("Hopper");
      await press(page, message("account.saveName"));
      await page.getByText(message("account.nameChanged")).waitFor();
    },
  },
  {
    what: "a message in an application",
    withoutScripts: true,
    async begin(page, email) {
      await appointPro(newAddress("answering"), pierCompany);
      await signIn(page, email);
      const id = await applyTo(page, "Pier Watcher 12");
      await page.goto(`/settings/application/${id}`);
      await page.waitForLoadState("networkidle");
    },
    write: (page) => box(page).fill("Is the pier far?\n\nI come by boat."),
    save: (page) => press(page, message("conversation.send")),
    expectTyped: (page) => expect(box(page)).toHaveValue("Is the pier far?\n\nI come by boat."),
    saved: async (page) => {
      await press(page, message("conversation.send"));
      await page.getByText(message("conversation.sent")).waitFor();
    },
  },
  {
    what: "an organization's details",
    async begin(page, email) {
      await signIn(page, email);
      const headers = await authorization(page);
      const data = { name: `Typing ${newAddress("o")} Works`, firstName: "Ada", lastName: "Byron" };
      const created = await page.request.post("/rest/organizations", { headers, data });
      const { slug } = (await created.json()) as { slug: string };
      await page.goto(`/organization/${slug}/details`);
      await page.waitForLoadState("networkidle");
    },
    write: (page) => about(page).fill("We keep lamps lit."),
    save: (page) => press(page, message("profile.save")),
    expectTyped: (page) => expect(about(page)).toHaveValue("We keep lamps lit."),
    saved: async (page) => {
      await press(page, message("profile.save"));
      await page.getByText(message("form.saved")).waitFor();
    },
  },
  {
    what: "a posting that is published",
    async begin(page, email) {
      await appointPro(email, pierCompany);
      await arrive(page, email, "/organization/jobs/new");
      await field(page, message("hosting.field.title")).fill("Lamp Whisperer");
      await page.waitForURL(/\/organization\/jobs\/new\?draft=\d+$/);
    },
    write: (page) => fillPosting(page, "Lamp Whisperer II"),
    save: (page) => press(page, message("hosting.move.publish")),
    async expectTyped(page) {
      await expect(field(page, message("hosting.field.title"))).toHaveValue("Lamp Whisperer II");
      await expect(field(page, message("hosting.field.payUnit"))).toHaveValue("year");
      await expect(descriptionOf(page)).toContainText("You moor our boats in every weather");
    },
    saved: async (page) => {
      await press(page, message("hosting.move.publish"));
      await expect(page.locator(".posting-life")).toHaveText("Published");
    },
  },
];

/** Somebody writes, their session ends, and saving leads to signing in. */
async function interrupt(open: Open, writing: Writing): Promise<{ page: Page; email: string }> {
  const email = newAddress("interrupted");
  const page = await open(blank);
  await writing.begin(page, email);
  await writing.write(page);
  await page.context().clearCookies();
  await writing.save(page);
  await page.waitForURL("**/login?**");
  await page.getByText(message("interrupted.kept")).waitFor();
  return { page, email };
}

/** Signs in by calls; the page for signing in leads back to where the person was. */
async function goBack(page: Page, email: string): Promise<void> {
  const login = page.url();
  // A page that has just lost its session checks it once more, and would lead back by itself.
  await page.goto(login);
  await signIn(page, email, login);
  await page.waitForLoadState("networkidle");
}

for (const writing of writings)
  test(`${writing.what}, written in a session that ended, is there after signing in again and can be saved`, async ({
    open,
  }) => {
    const { page, email } = await interrupt(open, writing);
    await goBack(page, email);
    await back(page).waitFor();
    await writing.expectTyped(page);
    await writing.saved(page);
    await expect.poll(() => kept(page)).toBe(null);
    await expect(leavingDialog(page)).toHaveCount(0);
  });

test("what was typed in a session that ended is sealed, and gone once somebody else signs in", async ({
  open,
}) => {
  const [name] = writings as [Writing];
  const { page, email } = await interrupt(open, name);
  const sealed = await kept(page);
  expect(sealed).not.toBe(null);
  for (const text of ["Grace", "account", email]) expect(sealed).not.toContain(text);
  await goBack(page, newAddress("somebody-else"));
  await expect.poll(() => kept(page)).toBe(null);
  await expect(field(page, message("apply.firstName"))).not.toHaveValue("Grace");
  await expect(back(page)).toHaveCount(0);
  await goBack(page, email);
  await page.goto("/settings/account?change=name");
  await expect(field(page, message("apply.firstName"))).not.toHaveValue("Grace");
});

test("a tab keeps what was typed when another signs out, and deletes it when it signs out itself", async ({
  open,
}) => {
  const page = await open(blank);
  const email = newAddress("two-tabs");
  await arrive(page, email, "/settings/account?change=name");
  const firstName = field(page, message("apply.firstName"));
  await firstName.fill("Grace");
  const other = await page.context().newPage();
  await other.goto(new URL("/settings/account", page.url()).href);
  await other.waitForLoadState("networkidle");
  await signOutByMenu(other);
  await page.waitForURL("**/login?**");
  await goBack(page, email);
  await back(page).waitFor();
  await expectAsked(page, firstName, "Grace");
  expect(await kept(page)).not.toBe(null);
  page.on("dialog", (leaving) => void leaving.accept());
  await signOutByMenu(page);
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect(await kept(page)).toBe(null);
});

async function signOutByMenu(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: message("page.account") })
    .getByRole("button")
    .first()
    .click();
  await press(page, message("page.signOut"));
}

/** Ends the session, as an administrator or another device would: the browser still has its cookies. */
async function endElsewhere(page: Page): Promise<void> {
  const headers = await authorization(page);
  await fetch(new URL("/rest/auth/logout", page.url()), { method: "POST", headers });
}

for (const writing of writings)
  if (writing.withoutScripts)
    test(`without scripts, ${writing.what} is there after signing in again and can be saved`, async ({
      open,
    }) => {
      const email = newAddress("interrupted");
      const page = await open(blank, { javaScriptEnabled: false });
      await writing.begin(page, email);
      await writing.write(page);
      await endElsewhere(page);
      await writing.save(page);
      await page.getByText(/Anything that you typed is kept for 15 minutes/).waitFor();
      await signInByCode(page, email, new URL(page.url()).searchParams.get("redirect") ?? "");
      await back(page).waitFor();
      await writing.expectTyped(page);
      await writing.saved(page);
    });
