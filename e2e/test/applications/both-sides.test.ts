import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";
import { gotoOnceItSays } from "../harness/until.ts";

/** Each worker has its own: a code asked for elsewhere would replace the one that is about to be entered. */
const pro = newAddress("pro");

test.beforeAll(() => appointPro(pro, pierCompany));

/** A page of a new person who applied to a posting; it shows the application. */
async function seeker(open: Open, title: string, options = {}): Promise<{ page: Page; id: string }> {
  const page = await open(blank, options);
  await signIn(page, newAddress("seeker"));
  const id = await applyTo(page, title);
  await page.goto(`/settings/application/${id}`);
  return { page, id };
}

async function openAsPro(open: Open, path: string, options = {}): Promise<Page> {
  const page = await open(blank, options);
  await signIn(page, pro, path);
  return page;
}

async function answer(page: Page, stage: string): Promise<void> {
  await page.getByRole("radio", { name: stage }).check();
  await page.getByRole("button", { name: "Send the answer" }).click();
}

const entries = (page: Page) => page.locator(".timeline li");

test.describe("an application, from both sides", () => {
  test("R-56 R-77 shows the promise, and N-02 has a place in the navigation from then on", async ({
    open,
  }) => {
    const { page } = await seeker(open, "Pier Watcher 1");
    await page.getByText(/Answer due .* in \d+ days/).waitFor();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /Applications/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "My Applications" }).waitFor();
    await expect(page.getByRole("link", { name: "Pier Watcher 1" })).toHaveCount(1);
  });

  test("N-03 leaves the navigation of a phone, where the account's menu leads to it", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 2", { viewport: { width: 360, height: 740 } });
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: /Applications/ })).toBeHidden();
    await page.getByRole("button", { name: "Ada Byron" }).click();
    await page.getByRole("link", { name: "My Applications" }).last().click();
    await page.getByRole("heading", { level: 1, name: "My Applications" }).waitFor();
  });

  test("A-20 A-01 opening it counts on both sides, also without scripts", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 13", { javaScriptEnabled: false });
    const changed = page.getByText(message("nav.changedApplications", { count: 1 })).first();
    const other = await openAsPro(open, `/organization/applications/${id}`, { javaScriptEnabled: false });
    await expect(other.getByRole("heading", { level: 1, name: "Ada Byron" })).toBeVisible();
    await page.goto("/settings/applications");
    await expect(page.getByText(message("applicationStatus.viewed")).first()).toBeVisible();
    await expect(changed).toBeAttached();
    await page.goto(`/settings/application/${id}`);
    await page.goto("/settings/applications");
    await expect(changed).not.toBeAttached();
  });

  test("M-07 updates the applicant live: opened, and moved to a stage with a note", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 3");
    await expect(entries(page)).toHaveCount(1);
    const other = await openAsPro(open, `/organization/applications/${id}`);
    await entries(page).nth(1).getByText("Viewed").waitFor();
    await other.getByLabel("Note (optional)").fill("Tuesday at ten?");
    await answer(other, "Interview");
    await other.getByText("1 answer is on its way.").last().waitFor();
    await entries(page).nth(2).getByText("Tuesday at ten?").waitFor();
    await page.getByText("Answered in time").waitFor();
  });

  test("is declined with a reason that the applicant reads, and not without one", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 4");
    const other = await openAsPro(open, `/organization/applications/${id}`);
    await answer(other, "Declined");
    await other.getByRole("alert").getByText("Choose a reason").waitFor();
    await expect(other.getByRole("radio", { name: "Declined" })).toBeChecked();
    await other.getByRole("radio", { name: "The position is filled" }).check();
    await other.getByRole("button", { name: "Send the answer" }).click();
    await other.getByText("1 answer is on its way.").last().waitFor();
    await page.getByText("Reason: The position is filled").waitFor();
    await expect(page.getByRole("link", { name: "Withdraw" })).toHaveCount(0);
  });

  test("is listed for its organization, oldest due first", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 5");
    await page.close();
    const other = await openAsPro(open, "/organization");
    await other.getByText(/\d+ answers? due/).waitFor();
    await other.getByRole("link", { name: "All jobs" }).click();
    await other.getByRole("link", { name: "Pier Watcher 5" }).click();
    await other.getByRole("link", { name: "Ada Byron" }).click();
    await other.getByRole("heading", { level: 1, name: "Ada Byron" }).waitFor();
    await other.getByText("I keep lamps lit, also in storms.").waitFor();
  });
});

test.describe("A-02 an edit", () => {
  test("is saved and confirmed, and the Pro sees it", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 6");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Elevator pitch").fill("I keep lamps lit.");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Application Saved").waitFor();
    await entries(page).getByText("Edited").waitFor();
  });

  test("without words is refused, and what was typed stays", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 7");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Elevator pitch").fill("...");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("Elevator pitch is required").waitFor();
    await expect(page.getByLabel("Elevator pitch")).toHaveValue("...");
  });

  test("keeps what was typed before the page's scripts loaded", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 14");
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`/settings/application/${id}/edit`, { waitUntil: "commit" });
    await page.getByLabel("Elevator pitch").fill("Typed in time");
    scripts.resolve();
    await page.waitForLoadState("networkidle");
    await expect(page.getByLabel("Elevator pitch")).toHaveValue("Typed in time");
  });

  test("N-12 that is not saved is not left without asking", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 8");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Elevator pitch").fill("Half a thought");
    await page.getByRole("link", { name: "Cancel" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave this page?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect(page.getByLabel("Elevator pitch")).toHaveValue("Half a thought");
    await page.getByRole("link", { name: "Cancel" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`**/settings/application/${id}`);
    await page.getByText("I keep lamps lit, also in storms.").waitFor();
  });
});

test.describe("A-03 a withdrawal", () => {
  test("N-25 K-10 asks in a dialog, and can be abandoned", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 9");
    await page.getByRole("link", { name: "Withdraw" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Withdraw this application?" });
    // K-10.
    expect(
      await page.locator(".dialog-overlay").evaluate((overlay) => getComputedStyle(overlay).transition),
    ).toBe("opacity 0.3s");
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Withdraw" }).click();
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Your application is withdrawn, and Pier Company has been told.").waitFor();
    await expect(page.getByRole("heading", { name: message("contact.title") })).toHaveCount(0);
    // A person applies once: its posting leads back here.
    await page.goto(`/search?query=${encodeURIComponent('"Pier Watcher 9"')}`);
    await page
      .locator("#results")
      .getByRole("link", { name: message("ownLists.withdrew") })
      .waitFor();
    await expect(page.getByRole("link", { name: message("apply.seeApplication") })).toHaveCount(1);
  });

  test("works without JavaScript, on a page of its own", async ({ open }) => {
    const { page } = await seeker(open, "Pier Watcher 10", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Withdraw" }).click();
    await page.getByRole("heading", { name: "Withdraw this application?" }).waitFor();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Your application is withdrawn, and Pier Company has been told.").waitFor();
  });

  test("X-20 that comes too late says so, and who to ask", async ({ open }) => {
    const { page, id } = await seeker(open, "Pier Watcher 11", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Withdraw" }).click();
    const other = await openAsPro(open, `/organization/applications/${id}`, { javaScriptEnabled: false });
    await answer(other, "Hired");
    await other.getByText("1 answer is on its way.").last().waitFor();
    await gotoOnceItSays(other, `/organization/applications/${id}`, "This application is closed.");
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("alert").getByText("Could not withdraw your application").waitFor();
    await page
      .getByText("Nothing has changed. Please contact Pier Company and ask to be withdrawn.")
      .waitFor();
  });
});

test.describe("for other people", () => {
  test("strangers and second Pros find nothing there, and visitors are asked to sign in", async ({
    open,
  }) => {
    const { page, id } = await seeker(open, "Pier Watcher 12");
    await page.close();
    const stranger = await open(blank);
    await signIn(stranger, "stranger@example.com");
    for (const path of [`/settings/application/${id}`, `/organization/applications/${id}`]) {
      const answered = await stranger.goto(path);
      expect(answered?.status()).toBe(404);
      await stranger.getByRole("heading", { name: "There is no page at this address" }).waitFor();
    }
    await stranger.goto("/organization/answers");
    await stranger.getByText(message("newOrganization.needed")).waitFor();
    const visitor = await open(`/settings/application/${id}`);
    await visitor.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    expect(new URL(visitor.url()).searchParams.get("redirect")).toBe(`/settings/application/${id}`);
  });

  test("R-57 an address with an unknown status is not found", async ({ signedIn }) => {
    const page = await signedIn("statuses@example.com", "/settings/applications/declined");
    await page.getByText("None of your applications is at this stage.").waitFor();
    expect((await page.goto("/settings/applications/unheard-of"))?.status()).toBe(404);
  });
});

test("every page of both sides passes axe in every theme and width", async ({ open }) => {
  const { page, id } = await seeker(open, "Pier Watcher 13");
  expect(await faultsInEachView(page)).toEqual([]);
  for (const path of [
    "/settings/applications",
    `/settings/application/${id}/edit`,
    `/settings/application/${id}/withdraw`,
  ]) {
    await page.goto(path);
    expect(await faultsInEachView(page)).toEqual([]);
  }
  const other = await openAsPro(open, `/organization/applications/${id}`);
  expect(await faultsInEachView(other)).toEqual([]);
  for (const path of ["/organization", "/organization/jobs"]) {
    await other.goto(path);
    expect(await faultsInEachView(other)).toEqual([]);
  }
});
