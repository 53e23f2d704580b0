import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { signIn } from "../harness/sign-in.ts";

function account(page: Page) {
  return page.getByRole("navigation", { name: message("page.account") });
}

async function signOutByMenu(page: Page): Promise<void> {
  await account(page).getByRole("button").first().click();
  await account(page)
    .getByRole("button", { name: message("page.signOut") })
    .click();
}

test("S-13 signing out on a page that needs no session stays there", async ({ signedIn }) => {
  const page = await signedIn("stays@example.com", "/search?query=kelp");
  await signOutByMenu(page);
  await page.getByText(message("login.signedOut")).waitFor();
  await account(page)
    .getByRole("link", { name: message("login.signIn") })
    .waitFor();
  const { pathname, search } = new URL(page.url());
  expect(`${pathname}${search}`).toBe("/search?query=kelp");
});

for (const javaScriptEnabled of [true, false])
  test(`S-13, N-09 signing out on a personal page leads home; scripts: ${javaScriptEnabled}`, async ({
    signedIn,
  }) => {
    const email = `leaves-${javaScriptEnabled}@example.com`;
    const page = await signedIn(email, "/settings/applications", { javaScriptEnabled });
    for (const path of ["/settings/applications", "/my-gigs", "/my-gigs/new"]) {
      if (path !== "/settings/applications") await signIn(page, email, path);
      await signOutByMenu(page);
      await page.getByText(message("login.signedOut")).waitFor();
      expect(new URL(page.url()).pathname, path).toBe("/");
    }
  });

test("S-10 S-14 signing out in one tab signs out the others, and leads their own pages to sign in", async ({
  signedIn,
}) => {
  const page = await signedIn("tabs@example.com", "/search?query=kelp");
  const other = await page.context().newPage();
  await other.goto("/settings/applications?from=kelp");
  const search = await page.context().newPage();
  await search.goto("/search?query=lamp", { waitUntil: "networkidle" });
  await signOutByMenu(page);
  await other.waitForURL("**/login?**");
  expect(new URL(other.url()).searchParams.get("redirect")).toBe("/settings/applications?from=kelp");
  await account(search)
    .getByRole("link", { name: message("login.signIn") })
    .waitFor();
  expect(new URL(search.url()).search).toBe("?query=lamp");
});

test("S-14 a session ended elsewhere ends here with the next call", async ({ signedIn }) => {
  const page = await signedIn("ended@example.com", "/settings/applications");
  const elsewhere = await signedIn("ended@example.com", "/settings/account");
  await elsewhere.getByRole("link", { name: message("account.endOthers") }).click();
  await elsewhere.getByRole("button", { name: message("account.endOthers") }).click();
  await page.waitForURL("**/login?**");
  await page.getByText(message("session.expired")).waitFor();
});

test("a sign-out that does not reach the server signs nobody out, and says so", async ({ signedIn }) => {
  const page = await signedIn("offline@example.com", "/search?query=kelp");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await signOutByMenu(page);
  await page.waitForURL("chrome-error://**").catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto("/settings/applications");
  expect(new URL(page.url()).pathname).toBe("/settings/applications");
});
