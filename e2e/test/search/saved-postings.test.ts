import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated, wide } from "../harness/search-page.ts";
import { enterCode, nextCode, signIn } from "../harness/sign-in.ts";

const search = "/search?query=kelp+farm+diver&close=never";
const title = "Kelp Farm Diver";

const unsaved = (page: Page) =>
  page.getByRole("button", { name: message("saved.saveThis", { title }), exact: true });
const saved = (page: Page) => page.getByRole("button", { name: message("saved.removeThis", { title }) });
const listed = (page: Page) => page.getByRole("listitem").getByRole("link", { name: title, exact: true });
const remove = (page: Page) =>
  page.getByRole("button", { name: message("saved.removeOne", { title }), exact: true });

/** Presses the star, and waits until the account has saved it. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/settings/saved/change"));
  await unsaved(page).click();
  expect((await answered).status()).toBe(200);
}

async function openDetails(page: Page): Promise<string> {
  const path = `/details/kelp-farm-diver/${await jobNamed(page, title)}`;
  await page.goto(path);
  return path;
}

test("M-30 a star saves a posting in the browser, and signing in hands it over to the account", async ({
  open,
}) => {
  const page = await hydrated(open(search));
  await unsaved(page).click();
  await saved(page).waitFor();
  await page.waitForFunction(() => localStorage.getItem("saved-postings")?.includes("Kelp"));
  await hydrated(page.reload().then(() => page));
  await saved(page).waitFor();
  await page.goto("/settings/saved");
  await listed(page).waitFor();
  await page.getByText(message("saved.here")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await signIn(page, newAddress("saver"), "/settings/saved");
  await listed(page).waitFor();
  await page.waitForFunction(() => localStorage.getItem("saved-postings") === null);
  await page.goto(search);
  await saved(page).waitFor();
});

test("M-30 a posting that this browser keeps can be removed", async ({ open }) => {
  const page = await hydrated(open(search));
  await unsaved(page).click();
  await page.waitForFunction(() => localStorage.getItem("saved-postings")?.includes("Kelp"));
  await page.goto("/settings/saved");
  await remove(page).press("Enter");
  await page.getByText(message("saved.signedOut")).waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("saved-postings"))).toBe("[]");
});

test("M-34 s saves the open posting, and removes it again", async ({ signedIn }) => {
  const page = await hydrated(signedIn(newAddress("saver"), search, { viewport: wide }));
  const answered = () => page.waitForResponse((answer) => answer.url().endsWith("/settings/saved/change"));
  const first = answered();
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await saved(page).waitFor();
  await first;
  const second = answered();
  await page.keyboard.press("s");
  await unsaved(page).waitFor();
  await second;
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText(message("keys.save")).waitFor();
});

test("saved postings are listed in the settings, and removed there", async ({ signedIn }) => {
  const page = await signedIn(newAddress("saver"), "/settings/saved");
  await page.getByText(message("saved.none")).waitFor();
  await hydrated(page.goto(search).then(() => page));
  await save(page);
  await page.goto("/settings/recent-searches");
  await page
    .getByRole("navigation", { name: message("settings.menu") })
    .getByRole("link", { name: message("saved.title") })
    .click();
  await listed(page).waitFor();
  await page.getByText(message("saved.open"), { exact: true }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await remove(page).press("Enter");
  await page.getByText(message("saved.none")).waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const reminder = page.getByRole("button", { name: message("saved.remindSave"), exact: true });
  await page.getByLabel(message("saved.remind")).check();
  await reminder.press("Enter");
  await page.getByText(message("form.saved")).waitFor();
  await expect(reminder).toBeFocused();
});

test("a posting's own page has the star, without scripts", async ({ open }) => {
  const page = await open(blank, { javaScriptEnabled: false });
  await signIn(page, newAddress("saver"));
  const path = await openDetails(page);
  await unsaved(page).click();
  await page.getByText(message("saved.nowSaved")).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goto(search);
  await saved(page).click();
  await unsaved(page).waitFor();
});

test("without scripts, a stranger signs in and comes back to the posting, which is saved", async ({
  open,
}) => {
  const page = await open(blank, { javaScriptEnabled: false });
  const path = await openDetails(page);
  await unsaved(page).click();
  await page.waitForURL(/\/login\?/);
  const email = newAddress("saver");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await enterCode(page, await nextCode(email));
  await page.getByText(message("saved.nowSaved")).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await saved(page).waitFor();
});

test("another site's link saves nothing: the page asks first", async ({ open }) => {
  const page = await open(blank);
  await signIn(page, newAddress("saver"));
  const id = await jobNamed(page, title);
  await page.goto(`/settings/saved?save=${id}&from=/about`);
  await page.getByRole("heading", { name: message("saved.confirm") }).waitFor();
  await page.goto("/settings/saved");
  await page.getByText(message("saved.none")).waitFor();
  await page.goto(`/settings/saved?save=${id}&from=/about`);
  await page.getByRole("button", { name: message("saved.save"), exact: true }).click();
  await page.waitForURL(/\/about/);
  await page.goto("/settings/saved");
  await listed(page).waitFor();
});

test("the desk with stars passes axe", async ({ open }) => {
  const page = await hydrated(open(search));
  await unsaved(page).click();
  await saved(page).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});
