import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

test("M-34 the palette leads to a page by the keyboard alone, and passes axe in every view", async ({
  account,
}) => {
  const page = await account(newAddress("palette"), "/settings/account");
  const palette = page.getByRole("dialog", { name: message("palette.title") });
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.keyboard.type("saved");
  const found = palette.getByRole("option");
  await expect(found).toHaveCount(2);
  await expect(found.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(found.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settings/saved");
});

test("M-34 the palette searches, and closes with the focus where it was", async ({ open }) => {
  const page = await open("/login");
  await page.waitForLoadState("networkidle");
  const email = page.getByLabel("Email", { exact: true });
  await email.focus();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: message("palette.title") });
  await palette.waitFor();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(email).toBeFocused();
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").fill("lighthouse keeper");
  await palette
    .getByRole("option", { name: message("palette.search", { query: "lighthouse keeper" }) })
    .click();
  await page.waitForURL("**/search?query=lighthouse+keeper");
});
