import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";

test("M-25 M-02 an owner reads blind and replies to the record, and anybody sees both, without scripts", async ({
  open,
  signedIn,
}) => {
  const name = `Fair ${process.pid} Works`;
  const owner = await signedIn(newAddress("owner"), "/organization/new", { javaScriptEnabled: false });
  await owner.getByLabel(message("newOrganization.name")).fill(name);
  await fillOwnName(owner);
  await owner.getByRole("button", { name: message("newOrganization.create") }).click();
  await owner.getByText(message("newOrganization.created")).waitFor();
  await owner.goto("/organization");
  await owner.getByRole("link", { name: message("fairness.title", { organization: name }) }).click();

  await owner.getByLabel(message("blind.until")).selectOption("interview");
  await owner.getByRole("button", { name: message("profile.save") }).click();
  await owner.getByText(message("form.saved")).waitFor();
  await owner.getByLabel(message("recordReply.text")).fill("We hired two more people to answer.");
  await owner.getByRole("button", { name: message("recordReply.publish") }).click();
  await owner.getByText(message("recordReply.published")).waitFor();
  await expect(owner.getByLabel(message("blind.until"))).toHaveValue("interview");

  const books = await open(owner.url().replace(/\/fairness.*$/, ""));
  await books.getByText("We hired two more people to answer.").waitFor();
  await books.getByText("stay hidden until the stage", { exact: false }).waitFor();
  expect(await faultsInEachView(books)).toEqual([]);
});

test("M-25 somebody says what they like about themselves, and takes it back", async ({ account }) => {
  const page = await account(newAddress("said"), "/settings/self-identification");
  await page.getByRole("radio", { name: message("sex.female") }).check();
  await page.getByText(message("selfId.disabilityExamples")).click();
  await page.getByText(message("disabilityExample.hearing")).waitFor();
  await page.getByRole("radio", { name: message("disability.yes") }).check();
  await page.getByRole("button", { name: message("profile.save") }).click();
  await page.getByText(message("form.saved")).waitFor();
  await expect(page.getByRole("radio", { name: message("sex.female") })).toBeChecked();
  await expect(page.getByRole("radio", { name: message("disability.yes") })).toBeChecked();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("button", { name: message("selfId.takeBack") }).click();
  await expect(page.getByRole("radio", { name: message("selfId.notSaid") }).first()).toBeChecked();
});
