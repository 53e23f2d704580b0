import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { importPostings } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { type OwnInstance, setClock } from "../harness/own-instance.ts";
import { pictured } from "../harness/pictures.ts";
import { nextLink } from "../harness/sign-in-link.ts";
import { until } from "../harness/until.ts";

const day = 86_400_000;
const make = message("alerts.make");

function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).click();
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    test("M-33 R-55 R-65 A-18 one press makes an alert of a search, which is edited, paused and deleted", async ({
      account,
    }) => {
      const path = "/search?query=lighthouse+keeper&jobTypes=contractor";
      const page = await account(newAddress("alerted"), path, { javaScriptEnabled });
      await press(page, make);
      await page.getByText(message("alert.saved")).waitFor();
      await page.getByRole("heading", { level: 1, name: "lighthouse keeper · Contractor" }).waitFor();
      await expect(page.getByRole("heading", { name: /Lighthouse Keeper \d+/ }).first()).toBeVisible();

      await page.getByLabel(message("alerts.location")).fill("Nowhere in particular");
      await press(page, message("alerts.save"));
      await page.getByRole("link", { name: message("location.invalid") }).waitFor();
      await expect(page.getByLabel(message("alerts.location"))).toHaveValue("Nowhere in particular");
      await page.getByLabel(message("alerts.location")).fill("Portland, ME");
      await page.getByRole("radio", { name: message("frequency.weekly") }).check();
      await press(page, message("alerts.save"));
      await page.getByText(message("alert.saved")).waitFor();
      await expect(page.getByRole("radio", { name: message("frequency.weekly") })).toBeChecked();

      await press(page, message("alerts.pausing"));
      await page.getByText(message("alert.paused")).waitFor();
      await page.getByRole("link", { name: message("alerts.back") }).click();
      await page.getByText(`${message("frequency.weekly")} · ${message("alerts.isPaused")}`).waitFor();
      await page.getByRole("link", { name: /^lighthouse keeper · Portland, ME/ }).click();
      await page.getByRole("heading", { level: 1, name: /^lighthouse keeper/ }).waitFor();
      await press(page, message("alerts.resume"));
      await page.getByText(message("alert.resumed")).waitFor();
      await page.getByRole("link", { name: message("alerts.remove") }).click();
      await page.getByText(message("alerts.removeTitle")).waitFor();
      await press(page, message("alerts.remove"));
      await page.getByText(message("alerts.removed")).waitFor();
      await page.getByText(message("alerts.none")).waitFor();
    });

    test("E-15 S-18 somebody signed out confirms with a mailed link, which makes the account and the alert", async ({
      open,
    }) => {
      const email = newAddress("stranger");
      const page = await open("/search?query=kelp+diver", { javaScriptEnabled });
      await press(page, make);
      await page.getByLabel(message("alerts.makeEmail")).fill("nobody");
      await press(page, message("alerts.makeSend"));
      await page.getByRole("link", { name: message("validation.enterValidEmail") }).waitFor();
      await page.getByLabel(message("alerts.makeEmail")).fill(email);
      await press(page, message("alerts.makeSend"));
      await page.getByRole("heading", { name: message("alerts.makeDone") }).waitFor();
      await page.goto(await nextLink(email));
      if (!javaScriptEnabled) await press(page, message("login.continue"));
      await page.getByText(message("alert.saved")).waitFor();
      await page.getByRole("heading", { level: 1, name: "kelp diver" }).waitFor();
    });
  });

test("M-33 an organization is followed from its page", async ({ account }) => {
  const page = await account(newAddress("follower"), "/organization/pier-company");
  await press(page, message("alerts.follow", { organization: "Pier Company" }));
  await page
    .getByRole("heading", { level: 1, name: message("alerts.words.organization", { name: "Pier Company" }) })
    .waitFor();
});

test("the pages of alerts have no faults at any width, in light and dark", async ({ account }) => {
  const page = await account(newAddress("faultless"), "/job-alerts/new?query=lighthouse+keeper");
  const look = async (name: string) => {
    expect(await faultsInEachView(page), name).toEqual([]);
    await pictured(page, name);
  };
  await look("new");
  await press(page, make);
  await page.getByText(message("alert.saved")).waitFor();
  await look("alert");
  await page.getByLabel(message("alerts.query")).fill("");
  await press(page, message("alerts.save"));
  await page.getByRole("link", { name: message("validation.alertQueryRequired") }).waitFor();
  await look("refused");
  await page.goto("/settings/communication");
  await look("list");
});

/** Imports one more posting, as an operator does while the server runs. */
async function arrive({ folder }: OwnInstance, title: string): Promise<void> {
  const file = join(folder, `${title}.json`);
  const posting = {
    "@type": "JobPosting",
    identifier: title,
    title,
    hiringOrganization: "Harbor Trust",
    description: title,
  };
  await writeFile(file, JSON.stringify({ "@context": "https://schema.org", "@graph": [posting] }));
  await importPostings(folder, file, title);
}

async function mailTo({ address }: OwnInstance, email: string): Promise<string> {
  return until(async () => {
    const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string; headers: object }[];
    const mail = mails.find(({ headers }) => "List-Id" in headers);
    if (!mail) throw new Error(`No alert was mailed to ${email}.`);
    return mail.text;
  });
}

test("R-38 M-31 an alert's mail opens that alert without signing in, and stops it by one press that is undone", async ({
  open,
  account,
  ownInstance,
}) => {
  const instance = await ownInstance();
  const email = "mailed@example.com";
  const options = { baseURL: instance.address, javaScriptEnabled: false };
  const owner = await account(email, blank, options);
  for (const query of ["weaver", "lantern"]) {
    await owner.goto(`/job-alerts/new?query=${query}`);
    await press(owner, make);
    await owner.getByText(message("alert.saved")).waitFor();
  }
  const other = /(\d+)$/.exec(new URL(owner.url()).pathname)?.[1] ?? "";
  await arrive(instance, "Basket Weaver");
  // Between 8 and 20 o'clock (UTC), on the next day or the one after.
  const noon = Math.ceil(Date.now() / day) * day + day / 2;
  await setClock(instance, noon - Date.now());
  const text = await mailTo(instance, email);

  const change = /http\S+\/opt\/job-alerts\/\d+\?e=\S+/.exec(text)?.[0] ?? "";
  const page = await open(change, options);
  await press(page, message("login.continue"));
  await page.getByText(message("alerts.changing", { maskedEmail: "m•••@example.com" })).waitFor();
  expect((await page.goto(`/opt/job-alerts/${other}`))?.status()).toBe(404);
  expect((await page.goto("/settings/communication"))?.url()).toContain("/login");

  const stop = /http\S+\/opt\/job-alerts\/switch\/\S+/.exec(text)?.[0] ?? "";
  const stranger = await open(stop, options);
  await stranger.getByText(message("alerts.switchOn", { title: "weaver" })).waitFor();
  const oneClick = await fetch(stop, { method: "POST", redirect: "manual" });
  expect(oneClick.status).toBe(200);
  await stranger.reload();
  await stranger.getByText(message("alerts.switchedOff", { title: "weaver" })).waitFor();
  await press(stranger, message("alerts.switchUndo"));
  await stranger.getByText(message("alerts.switchOn", { title: "weaver" })).waitFor();
  await press(stranger, message("alerts.switchOff"));
  await stranger.getByText(message("alerts.switchedOff", { title: "weaver" })).waitFor();
  expect(await stranger.context().cookies()).toEqual([]);
});
