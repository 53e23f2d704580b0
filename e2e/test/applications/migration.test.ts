import { message } from "@candor/contract/messages/message";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type OpenAccount, scripting, test } from "../harness/browser.ts";
import { applicationCount, field, heading, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed, mailedLink, mailsTo } from "../harness/mailbox.ts";
import { mailedCodes, nextCode } from "../harness/sign-in.ts";
import { signUpUnproved } from "../harness/sign-up.ts";

interface Moving {
  /** The page of the account that the application should move to; it has loaded nothing yet, like the other. */
  readonly page: Page;
  readonly former: Page;
  readonly formerEmail: string;
  readonly id: string;
  /** As it appears in its receipt. */
  readonly link: string;
}

/** Two accounts of one person, and what the first has sent. */
async function moving(
  account: OpenAccount,
  name: string,
  title: string,
  options: BrowserContextOptions = {},
): Promise<Moving> {
  const formerEmail = `former-${name}@example.com`;
  const former = await account(formerEmail, blank);
  const id = await applyTo(former, title);
  const link = await mailedLink(formerEmail, "/settings/application/");
  const page = await account(`present-${name}@example.com`, blank, options);
  return { page, former, formerEmail, id, link };
}

const offer = message("migration.title");
const question = message("migration.body", { maskedEmail: "f•••@example.com" });
const move = message("button.move");
const notNow = message("button.notNow");
const give = message("migration.confirm");
const codeField = message("login.codeField");

const codeFor = (email: string) => mailed(email, /^(\d{6}) moves your application$/m);

/** Goes back to the posting through the mail, and on to Easy Apply. */
async function applyAgain({ page, formerEmail }: Moving): Promise<void> {
  await page.goto(await mailedLink(formerEmail, "/details/"));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(canonical).not.toContain("reference");
  await page.getByRole("link", { name: message("job.apply"), exact: true }).click();
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`S-23 ${how}`, () => {
    const options = { javaScriptEnabled };
    const name = (of: string) => `${of}-${how.replaceAll(" ", "-")}`;

    test("an application that was made with another account moves to this one by a mailed code", async ({
      account,
    }) => {
      const { page, former, formerEmail, id, link } = await moving(
        account,
        name("moves"),
        "Lighthouse Keeper 20",
        options,
      );
      await page.goto(link);
      await heading(page, offer).waitFor();
      await page.getByText(question).waitFor();
      await press(page, move);
      await heading(page, message("migration.codeTitle")).waitFor();
      await press(page, give);
      await page.getByRole("alert").getByText(message("validation.emailCodeRequired")).waitFor();
      await field(page, codeField).fill("none");
      await press(page, give);
      await page.getByRole("alert").getByText(message("auth.credentialRefused")).waitFor();
      await expect(field(page, codeField)).toHaveValue("none");
      await field(page, codeField).fill(await codeFor(formerEmail));
      await press(page, give);
      await page.waitForURL((url) => url.pathname === `/settings/application/${id}`);
      await page.getByText(message("migration.moved")).waitFor();
      await heading(page, "Lighthouse Keeper 20").waitFor();
      await page.locator(".timeline li").getByText(message("timeline.migrated")).waitFor();
      expect((await former.goto(`/settings/application/${id}`))?.status()).toBe(404);
      expect((await former.goto(link))?.status()).toBe(404);
      expect([await applicationCount(page), await applicationCount(former)]).toEqual([1, 0]);
    });

    test("nothing moves for somebody who says not now, and no code is mailed", async ({ account }) => {
      const cast = await moving(account, name("declines"), "Lighthouse Keeper 21", options);
      const { page, former, formerEmail, id, link } = cast;
      await page.goto(link);
      await page.getByRole("link", { name: notNow }).click();
      await heading(page, message("screen.myApplications")).waitFor();
      expect(await applicationCount(page)).toBe(0);
      expect((await former.goto(`/settings/application/${id}`))?.status()).toBe(200);
      const subjects = (await mailsTo(formerEmail)).map(({ subject }) => subject);
      expect(subjects).toEqual(["Your application: Lighthouse Keeper 21"]);
    });

    test("somebody who applies to the same job is asked in a dialog, and may continue without", async ({
      account,
    }) => {
      const title = "Lighthouse Keeper 22";
      const cast = await moving(account, name("applies"), title, options);
      const { page, formerEmail, id } = cast;
      await applyAgain(cast);
      const dialog = page.getByRole("dialog", { name: offer });
      await dialog.getByText(question).waitFor();
      // Scripts center it: a press would end beside the button.
      if (javaScriptEnabled) await page.locator("dialog:modal").waitFor();
      await dialog.getByRole("button", { name: notNow }).click();
      await dialog.waitFor({ state: "hidden" });
      await heading(page, message("applyStep.personal")).waitFor();
      await page.reload();
      await dialog.getByRole("button", { name: move }).click();
      await heading(page, message("migration.codeTitle")).waitFor();
      await field(page, codeField).fill(await codeFor(formerEmail));
      await press(page, give);
      await page.waitForURL((url) => url.pathname === `/settings/application/${id}`);
    });

    test("M-40 somebody who has applied with both accounts is told so, and may withdraw one", async ({
      account,
    }) => {
      const title = "Lighthouse Keeper 23";
      const { page, link } = await moving(account, name("has-both"), title, options);
      const own = await applyTo(page, title);
      await page.goto(link);
      await page.getByText(message("migration.alreadyAppliedBody")).waitFor();
      const withdraw = page.getByRole("link", { name: message("migration.withdrawOwn") });
      await expect(withdraw).toHaveAttribute("href", `/settings/application/${own}/withdraw`);
      await page.getByRole("link", { name: message("apply.seeApplication") }).click();
      await page.waitForURL((url) => url.pathname === `/settings/application/${own}`);
    });
  });

test.describe("S-23 the link in a mail about an application", () => {
  test("N-06 leads signed-out visitors to sign in, and its owner to the application", async ({
    open,
    account,
  }) => {
    const { former, link } = await moving(account, "owner", "Lighthouse Keeper 24");
    await former.goto(link);
    await heading(former, "Lighthouse Keeper 24").waitFor();
    const nobody = await open(link);
    expect(new URL(nobody.url()).searchParams.get("redirect")).toBe(link);
  });

  test("that was changed leads nowhere, like somebody else's application", async ({ account }) => {
    const { page, link, id } = await moving(account, "changed", "Lighthouse Keeper 25");
    for (const path of [`${link.slice(0, -1)}_`, link.replace(`/${id}?`, "/999999?"), link.split("?")[0]])
      expect((await page.goto(path as string))?.status()).toBe(404);
  });

  test("tells people with an unproved address to prove it first, and then continues", async ({
    open,
    account,
  }) => {
    const { former, link } = await moving(account, "unproved", "Lighthouse Keeper 28");
    const page = await open(blank);
    const email = "unproved-present@example.com";
    await signUpUnproved(page, email);
    await page.goto(link);
    await heading(page, message("migration.unproved")).waitFor();
    await page.getByText(message("auth.emailUnproved")).waitFor();
    await expect(page.getByRole("button", { name: move })).toHaveCount(0);
    expect((await former.goto(link))?.status()).toBe(200);
    await page
      .getByRole("main")
      .getByRole("link", { name: message("settings.account") })
      .click();
    const earlier = await mailedCodes(email);
    await press(page, message("account.proveEmail"));
    await field(page, codeField).fill(await nextCode(email, earlier.length));
    await press(page, message("account.confirmCode"));
    await page.getByText(message("account.emailProved", { email })).waitFor();
    await page.goto(link);
    await heading(page, offer).waitFor();
  });

  test("is requested again with the button, within its limit", async ({ account }) => {
    const { page, link } = await moving(account, "again", "Lighthouse Keeper 26");
    await page.goto(link);
    await press(page, move);
    for (let mails = 1; mails < 5; mails++) {
      await press(page, message("button.resend"));
      await page.getByText(message("auth.resent")).waitFor();
    }
    await press(page, message("button.resend"));
    await page.getByText(message("auth.resendNotPossible")).waitFor();
    await page.goto(link);
    await press(page, move);
    await page
      .getByRole("alert")
      .getByText(/^There were too many attempts\. Try again in /)
      .waitFor();
  });
});

test("S-23 its pages pass axe", async ({ account }) => {
  const title = "Lighthouse Keeper 27";
  const cast = await moving(account, "axe", title);
  const { page, link } = cast;
  await applyAgain(cast);
  await page.getByRole("dialog", { name: offer }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto(link);
  await heading(page, offer).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await press(page, move);
  await press(page, give);
  await page.getByRole("alert").getByText(message("validation.emailCodeRequired")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await applyTo(page, title);
  await page.goto(link);
  await page.getByText(message("migration.alreadyAppliedBody")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
