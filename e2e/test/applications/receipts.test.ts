import { readFile, writeFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { operate } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

const title = "Pier Watcher 3";

/** A new person's page at an application, or at a part of it. */
async function atApplication(open: Open, part = "", options = {}): Promise<Page> {
  const page = await open(blank, options);
  await signIn(page, newAddress("receipt"));
  await page.goto(`/settings/application/${await applyTo(page, title)}${part}`);
  return page;
}

async function atReceipt(open: Open, options = {}): Promise<Page> {
  const page = await atApplication(open, "/receipt", options);
  await receiptTitle(page).waitFor();
  return page;
}

const receiptTitle = (page: Page) => page.getByRole("heading", { level: 1, name: message("receipt.title") });

/** The path of the signed file. */
async function download(page: Page): Promise<string> {
  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: message("receipt.download") }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toMatch(/^receipt-\d+-1\.json$/);
  return file.path();
}

const verdict = (page: Page) => page.locator(".verdict > h2");

test("M-04 a receipt is read, printed and downloaded from the application", async ({ open }) => {
  const page = await atApplication(open);
  await page.getByRole("link", { name: message("receipt.see"), exact: true }).click();
  await receiptTitle(page).waitFor();
  await expect(page.locator(".receipt")).toContainText(`I keep lamps lit, also in storms.`);
  await expect(page.locator(".receipt")).toContainText(pierCompany);
  await expect(page.locator(".receipt")).toContainText(/[0-9a-f]{64}/);
  expect(await faultsInEachView(page)).toEqual([]);
  expect(JSON.parse(await readFile(await download(page), "utf8"))).toMatchObject({
    document: { kind: "application-receipt", posting: { title } },
    signature: { algorithm: "Ed25519" },
  });
});

test("M-04 /verify checks a receipt in the browser, without the network and without our server", async ({
  open,
}) => {
  const page = await atReceipt(open);
  const file = await download(page);
  const text = await readFile(file, "utf8");
  const changed = {
    name: "r.json",
    mimeType: "application/json",
    buffer: Buffer.from(text.replace("lit", "lid")),
  };
  await page.goto("/verify");
  await page.getByText(message("verify.keysBody")).waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel(message("verify.file")).setInputFiles(file);
  await expect(verdict(page)).toHaveText(message("verify.genuine"));
  await expect(page.locator(".receipt")).toContainText(title);
  expect(asked.filter((url) => !url.includes("/rest/") && !url.includes("/env"))).toEqual([]);
  await page.getByLabel(message("verify.file")).setInputFiles(changed);
  await expect(verdict(page)).toHaveText(message("verify.changed"));
  await page.getByLabel(message("verify.file")).setInputFiles({ ...changed, buffer: Buffer.from("A poem") });
  await expect(verdict(page)).toHaveText(message("verify.noReceipt"));
  await page.context().setOffline(false);
  await page.getByLabel(message("verify.file")).setInputFiles(file);
  await expect(verdict(page)).toHaveText(message("verify.genuine"));
  expect(await faultsInEachView(page)).toEqual([]);
});

test("M-04 /verify checks a pasted receipt without scripts", async ({ open }) => {
  const page = await atReceipt(open, { javaScriptEnabled: false });
  const text = await readFile(await download(page), "utf8");
  for (const [pasted, heading] of [
    [text, message("verify.genuine")],
    [text.replace("lit", "lid"), message("verify.changed")],
  ] as const) {
    await page.goto("/verify");
    await page.getByLabel(message("verify.paste")).fill(pasted);
    await page.getByRole("button", { name: message("verify.check") }).click();
    await expect(verdict(page)).toHaveText(heading);
  }
});

test("M-04 npm run admin -- verify says the same", async ({ open }) => {
  const file = await download(await atReceipt(open));
  await expect(operate("verify", file)).resolves.toBeUndefined();
  const changed = `${file}-changed`;
  await writeFile(changed, (await readFile(file, "utf8")).replace("lit", "lid"));
  await expect(operate("verify", changed)).rejects.toThrow("Changed");
});
