import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";

test("M-43 a private calendar is followed at an address until it is turned off", async ({ account }) => {
  const page = await account(newAddress("calendar"), "/settings/applications");
  await page.locator("main").getByRole("link", { name: "Private calendar" }).first().click();
  await page.getByRole("button", { name: "Create an address" }).click();
  const address = await page.getByLabel("Address of your calendar").inputValue();
  const read = async () => (await page.request.get(address)).status();
  expect(await read()).toBe(200);
  expect(await faultsInEachView(page)).toEqual([]);
  await pictured(page, "private-calendar");
  await page.getByRole("button", { name: "Turn it off" }).click();
  await page.getByText("There is no address yet.").waitFor();
  expect(await read()).toBe(404);
});
