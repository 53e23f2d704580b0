import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed } from "../harness/mailbox.ts";
import { newAddress } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";

const press = (page: Page, key: Parameters<typeof message>[0]) =>
  page.getByRole("button", { name: message(key) }).click();

/** Made up, one for each way the test runs. */
const numbers = ["(212) 555-0161", "(212) 555-0162"] as const;

for (const [at, [how, javaScriptEnabled]] of scripting.entries())
  test(`E-23 V-12 a phone is proved by a code, chooses, and stops by a word, ${how}`, async ({
    signedIn,
  }) => {
    const number = numbers[at] ?? "";
    const e164 = `+1${number.replaceAll(/\D/g, "")}`;
    const page = await signedIn(newAddress(`phone-${at}`), "/settings/communication", { javaScriptEnabled });
    await page.getByLabel(message("sms.number")).fill("212");
    await press(page, "sms.ask");
    await page.getByRole("alert").getByText(message("validation.phoneIncomplete")).waitFor();
    await page.getByLabel(message("sms.number")).fill(number);
    await page.getByLabel(message("sms.consent")).check();
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await press(page, "sms.ask");
    await page.getByLabel(message("sms.code")).fill("1");
    await press(page, "sms.prove");
    await page.getByRole("alert").getByText(message("auth.credentialRefused")).waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await page.getByLabel(message("sms.code")).fill(await mailed(e164, /(\d{6})/));
    await press(page, "sms.prove");
    const texts = page.getByRole("group", { name: message("channel.sms") });
    await expect(texts.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await texts.getByLabel(message("preference.jobAlerts")).uncheck();
    await press(page, "communication.save");
    await expect(texts.getByRole("checkbox", { checked: true })).toHaveCount(2);
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await textBack(e164, "No quiero más mensajes");
    await page.reload();
    await page.getByText("Text START to Candor").waitFor();
    await expect(texts).toHaveCount(0);
    await press(page, "sms.noTexts");
    await page.getByLabel(message("sms.number")).waitFor();
  });

/** Does what the phone's owner does in the mailbox. */
async function textBack(number: string, text: string): Promise<void> {
  const found = await fetch(`${served.address}/dev/mailbox.json?to=${encodeURIComponent(number)}`);
  const [{ id } = { id: "" }] = (await found.json()) as { id: string }[];
  await fetch(`${served.address}/dev/mailbox/${id}/answer`, {
    method: "POST",
    body: new URLSearchParams({ text }),
    redirect: "manual",
  });
}
