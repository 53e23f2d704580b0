import { message } from "@candor/contract/messages/message";
import { type SignInProvider, signInProviders } from "@candor/contract/values";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed } from "../harness/mailbox.ts";
import { enterCode, nextCode, signOut } from "../harness/sign-in.ts";

const continueWith = (provider: SignInProvider) =>
  message("auth.continueWith", { provider: signInProviders[provider] });
const failed = (detail: string) => message("session.loginFailed", { detail });
const refused = (provider: string) => failed(message("auth.providerRefused", { provider }));

/** At the provider, signs in as this person. */
async function allow(page: Page, email: string): Promise<void> {
  await page.getByLabel("Who are you?").fill(email);
  await press(page, "Allow");
}

async function comeBy(page: Page, provider: SignInProvider, email: string): Promise<void> {
  await press(page, continueWith(provider));
  await allow(page, email);
}

function account(page: Page) {
  return page.getByRole("navigation", { name: "Account" });
}

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const address = (name: string) => `${name}-${how.replaceAll(" ", "-")}@example.com`;

    for (const provider of ["linkedin", "microsoft"] as const)
      test(`S-19, R-34 ${provider} signs in, and leads to where the person wanted to go`, async ({
        open,
      }) => {
        const page = await open("/login?redirect=%2Fsearch%3Fquery%3Dkelp", options);
        await comeBy(page, provider, address(provider));
        await account(page).getByText("Ada Byron").waitFor();
        const { pathname, search } = new URL(page.url());
        expect(`${pathname}${search}`).toBe("/search?query=kelp");
      });

    test("S-19 an address that the provider has not verified needs a code, then signs in with the provider", async ({
      open,
    }) => {
      const email = address("unverified");
      const page = await open("/login?redirect=%2Fabout", options);
      await comeBy(page, "facebook", email);
      await alert(page, message("login.providerProveMailbox", { provider: "Facebook" })).waitFor();
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
      await press(page, "Email me a code");
      await enterCode(page, await nextCode(email));
      await page.waitForURL("**/about");
      await signOut(page);
      await page.goto("/login");
      await comeBy(page, "facebook", email);
      await account(page).getByText("Ada Byron").waitFor();
    });

    test("S-19 one address at two providers opens one account, once its mailbox is proved", async ({
      open,
    }) => {
      const email = address("both");
      const page = await open("/login", options);
      await comeBy(page, "linkedin", email);
      await account(page).getByText("Ada Byron").waitFor();
      await signOut(page);
      await page.goto("/login");
      await comeBy(page, "microsoft", email);
      await alert(page, message("login.providerProveMailbox", { provider: "Microsoft" })).waitFor();
      await press(page, "Email me a code");
      await enterCode(page, await nextCode(email));
      await account(page).getByText("Ada Byron").waitFor();
      await page.goto("/settings/account");
      for (const provider of ["LinkedIn", "Microsoft"])
        await page.getByRole("button", { name: message("account.unlinkOf", { provider }) }).waitFor();
    });

    test("X-04 says that the provider refused, and keeps where the person wanted to go", async ({ open }) => {
      const page = await open("/login?redirect=%2Fabout", options);
      await press(page, continueWith("linkedin"));
      await press(page, "Deny");
      await alert(page, refused("LinkedIn")).waitFor();
      await comeBy(page, "linkedin", address("second-try"));
      await page.waitForURL("**/about");
    });

    test("X-04 says that the provider gave no address", async ({ open }) => {
      const page = await open("/login", options);
      await comeBy(page, "linkedin", address("silent"));
      await alert(page, failed(message("login.providerNoEmail", { provider: "LinkedIn" }))).waitFor();
      await account(page).getByRole("link", { name: "Sign in" }).waitFor();
    });

    test("an account elsewhere is linked, listed and unlinked, and its owner is told", async ({
      signedIn,
    }) => {
      const email = address("owner");
      const page = await signedIn(email, "/settings/account", options);
      const link = message("account.link", { provider: "LinkedIn" });
      await press(page, link);
      await allow(page, address("elsewhere"));
      await page.getByText(message("account.identityLinked")).waitFor();
      const subject = message("mail.identityLinkedSubject", { provider: "LinkedIn" });
      expect(await mailed(email, new RegExp(`(${subject})`))).toBe(subject);

      const other = await signedIn(address("other-owner"), "/settings/account", options);
      await press(other, link);
      await allow(other, address("elsewhere"));
      await other.getByText(message("problem.identityTaken")).waitFor();

      await press(page, message("account.unlinkOf", { provider: "LinkedIn" }));
      await page.getByText(message("account.identityUnlinked")).waitFor();
      await page.getByText(message("account.noIdentities")).waitFor();
    });
  });

test.describe("the way back from a provider", () => {
  test("does nothing in a browser that did not begin it, and is not kept in its address", async ({
    open,
  }) => {
    const page = await open("/login");
    const back = page.waitForRequest((request) => request.url().includes("/login/callback/linkedin?"));
    await comeBy(page, "linkedin", "carried@example.com");
    const stolen = await back;
    const stranger = await open(stolen.url());
    await alert(stranger, refused("LinkedIn")).waitFor();
    expect(stranger.url()).not.toContain("code=");
    await account(stranger).getByRole("link", { name: "Sign in" }).waitFor();
  });

  test("of no provider leads to signing in", async ({ open }) => {
    const page = await open("/login/callback/nobody?code=x&state=y");
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(new URL(page.url()).search).toBe("");
  });

  test("N-16 reads no profile for a path of that kind", async ({ signedIn }) => {
    const page = await signedIn("callback@example.com", "/");
    await account(page).getByText("callback@example.com").waitFor();
    await page.goto("/somewhere/callback/else");
    await expect(page.getByText("callback@example.com")).toHaveCount(0);
  });
});

test.describe("the buttons", () => {
  test("are reached by keyboard", async ({ open }) => {
    const page = await open("/login");
    await page.getByRole("button", { name: continueWith("linkedin") }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await allow(page, "keyboard@example.com");
    await account(page).getByText("Ada Byron").waitFor();
    await page.goto("/settings/account");
    await page
      .getByRole("button", { name: message("account.unlinkOf", { provider: "Microsoft" }) })
      .waitFor();
  });

  test("and a refusal pass axe", async ({ open }) => {
    const page = await open("/login?provider=linkedin&fault=refused");
    await alert(page, refused("LinkedIn")).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });

  test("and what they linked pass axe on the account's page", async ({ open }) => {
    const page = await open("/login?redirect=%2Fsettings%2Faccount");
    await comeBy(page, "linkedin", "axe@example.com");
    await page.getByRole("button", { name: message("account.unlinkOf", { provider: "LinkedIn" }) }).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
  });
});
