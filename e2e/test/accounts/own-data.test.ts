import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailedLink } from "../harness/mailbox.ts";
import { isSignedIn, newAddress } from "../harness/own-account.ts";
import { setClock } from "../harness/own-instance.ts";
import { until } from "../harness/until.ts";

const days = 7;
const day = 86_400_000;
const confirm = message("ownData.deleteConfirm", { days });
const waiting = (page: Page) => page.getByText(message("ownData.waitingLead"));

async function askDeletion(page: Page): Promise<void> {
  await page.goto("/settings/data");
  await page.getByRole("link", { name: message("ownData.deleteOpen") }).click();
  await press(page, confirm);
  await waiting(page).waitFor();
}

test.describe("M-27 somebody who asks to be deleted", () => {
  for (const [how, javaScriptEnabled] of scripting)
    test(`keeps the account by one click, in the settings and by the mail: ${how}`, async ({
      open,
      account,
    }) => {
      const email = newAddress("keeps");
      const page = await account(email, blank, { javaScriptEnabled });
      await askDeletion(page);
      await press(page, message("ownData.keep"));
      await page.getByText(message("ownData.kept")).waitFor();
      await askDeletion(page);
      const link = await mailedLink(email, "/settings/deletion");
      const reader = await open(link, { javaScriptEnabled });
      await press(reader, message("ownData.keep"));
      await reader.getByText(message("ownData.linkKept")).waitFor();
    });

  test("sees pages that read well in each width and theme, and opens the link without a script", async ({
    open,
    account,
  }) => {
    const page = await account(newAddress("reads"), "/settings/data?change=delete");
    expect(await faultsInEachView(page)).toEqual([]);
    await press(page, confirm);
    await waiting(page).waitFor();
    expect(await faultsInEachView(page)).toEqual([]);
    const made = await open("/settings/deletion/1.made-up");
    await made.getByText(message("ownData.linkTooOldTitle")).waitFor();
  });
});

test("M-27 the mailed link of an account that is gone shows a signed receipt", async ({
  open,
  account,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const email = newAddress("gone");
  const page = await account(email, blank, { baseURL: instance.address });
  await askDeletion(page);
  const link = await until(async () => {
    const mailbox = `${instance.address}/dev/mailbox.json?to=${encodeURIComponent(email)}`;
    const mails = (await (await fetch(mailbox)).json()) as { text: string }[];
    const found = mails.map(({ text }) => /\/settings\/deletion\/\S+/.exec(text)?.[0]).find(Boolean);
    if (found === undefined) throw new Error("No link was mailed.");
    return found;
  });
  const opened = await open(link, { baseURL: instance.address });
  await opened.getByText(message("ownData.linkTitle")).waitFor();
  expect(await faultsInEachView(opened)).toEqual([]);
  await setClock(instance, days * day + 60_000);
  await until(async () => {
    await opened.goto(`${link}?now=${Date.now()}`);
    await opened.getByRole("heading", { name: message("ownData.receipt") }).waitFor({ timeout: 500 });
  });
  expect(await faultsInEachView(opened)).toEqual([]);
  expect(await isSignedIn(page)).toBe(false);
});

for (const [how, javaScriptEnabled] of scripting)
  test(`M-26 somebody makes the file with everything about them, and downloads it: ${how}`, async ({
    account,
  }) => {
    const page = await account(newAddress("takes"), "/settings/data", { javaScriptEnabled });
    await page.getByText(message("ownData.looksNone")).waitFor();
    const none = await page.request.get("/settings/data/file");
    expect([none.status(), none.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await none.text()).toContain(message("landing.title"));
    await press(page, message("ownData.takeAsk"));
    const link = page.getByRole("link", { name: message("ownData.takeDownload") });
    await until(async () => {
      const text = await (await page.request.get("/settings/data")).text();
      if (!text.includes('href="/settings/data/file"')) throw new Error("The file is not made yet.");
    });
    await page.goto("/settings/data");
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("candor-data.zip");
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
  });
