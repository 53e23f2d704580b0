import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated, titles } from "../harness/search-page.ts";

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
  await page.getByRole("button", { name: message("ownLists.bringBackThis", { title }) }).click();
  await page.getByText(message("ownLists.none")).waitFor();
});
