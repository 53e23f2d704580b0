import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated, titles } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

const search = "/search?query=kelp+farm+diver&close=never";
const title = "Kelp Farm Diver";

test("a posting is hidden in its list, taken back there, and otherwise left out with a line that says so", async ({
  signedIn,
}) => {
  const page = await hydrated(signedIn(newAddress("hider"), search));
  const menu = page.getByText(message("ownLists.hide"), { exact: true }).first();
  const hide = async () => {
    await menu.click();
    await page.getByRole("button", { name: message("ownLists.hidePosting") }).click();
  };
  await hide();
  const undo = page.getByRole("button", { name: message("ownLists.undo") });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(titles(page)).toHaveCount(1);
  await hide();
  await expect(undo).toBeFocused();
  await page.reload();
  await page.getByText(message("ownLists.hidden", { count: 1 })).click();
  await expect(titles(page)).toHaveCount(0);
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("link", { name: message("ownLists.all") }).click();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: message("ownLists.bringBackThis", { title }) }).press("Enter");
  await page.getByText(message("ownLists.none")).waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Escape closes the menu that hides a posting, and the focus is back on it", async ({ signedIn }) => {
  const page = await hydrated(signedIn(newAddress("hider"), search));
  const menu = page.locator("summary", { hasText: message("ownLists.hide") }).first();
  await menu.press("Enter");
  const choice = page.getByRole("button", { name: message("ownLists.hidePosting") });
  await choice.focus();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(menu).toBeFocused();
});

test("the list does not move when scripts start: its entries are as high without them", async ({ open }) => {
  const page = await open(blank, { viewport: { width: 360, height: 900 } });
  await signIn(page, newAddress("steady"));
  const still = await open(blank, {
    viewport: { width: 360, height: 900 },
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const heights = async (opened: Page) => {
    await opened.goto("/search?query=lighthouse", { waitUntil: "networkidle" });
    await opened.evaluate(() => document.fonts.ready.then(() => undefined));
    return opened
      .getByRole("article")
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
  };
  const before = await heights(still);
  expect(before.length).toBeGreaterThan(5);
  expect(await heights(page)).toEqual(before);
});
