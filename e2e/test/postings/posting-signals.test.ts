import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { descriptionOf } from "../harness/description.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { pierCompany } from "../harness/postings.ts";

const words = `You tend the beacons of our pier lit in every weather from a console at home, and log what each ship
was shown at night. You must live in Oregon.`;
const chat = "Message our hiring manager on WhatsApp.";

async function fillForm(page: Page, title: string): Promise<void> {
  await field(page, message("hosting.field.title")).fill(title);
  await descriptionOf(page).fill(`${words} ${chat}`);
  await field(page, message("hosting.field.remoteKind")).selectOption("remote");
  await field(page, message("hosting.field.remoteWithin")).fill("Oregon");
  await field(page, message("hosting.field.payMin")).fill("52,000");
  await field(page, message("hosting.field.payMax")).fill("61,000");
  await field(page, message("hosting.field.payUnit")).selectOption("year");
  await field(page, message("hosting.field.payCurrency")).fill("USD");
  await field(page, message("hosting.field.jobType")).selectOption("permanent");
}

for (const [how, javaScriptEnabled] of scripting)
  test(`M-10 M-11 M-22 M-24 a posting's page shows signals, its age, who may do it and what programs do, ${how}`, async ({
    open,
    signedIn,
  }) => {
    const title = `Console Keeper ${javaScriptEnabled ? "Alder" : "Birch"}`;
    const pro = newAddress("signals");
    await appointPro(pro, pierCompany);
    const page = await signedIn(pro, blank, { javaScriptEnabled });
    for (const time of [1, 2]) {
      await page.goto("/organization/jobs/new");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await fillForm(page, title);
      await press(page, message("hosting.saveDraft"));
      const signals = page.getByRole("region", { name: message("signal.ofYours") });
      await expect(signals.locator("q")).toHaveText(chat);
      await press(page, message("hosting.move.publish"));
      await expect(page.locator(".posting-life")).toHaveText("Published");
      if (time === 2) break;
      await press(page, message("hosting.move.close"));
      await expect(page.locator(".posting-life")).toHaveText("Closed");
    }
    const id = /jobs\/(\d+)\/edit/.exec(page.url())![1]!;

    const seeker = await open(`/details/x/${id}`, { javaScriptEnabled });
    const told = seeker.getByRole("region", { name: message("signal.title") });
    await expect(told.getByText(message("signal.chat-app"))).toBeVisible();
    await expect(told.locator("q")).toHaveText(chat);
    await told.getByRole("link", { name: message("signal.evidence") }).click();
    await expect(seeker.locator("mark:target")).toHaveText(chat);
    await expect(seeker.getByText("First opened today. Now open for the second time.")).toBeVisible();
    const notice = seeker.getByRole("region", { name: message("automation.notice") });
    await expect(notice.getByRole("link", { name: message("automation.noticeSteps") })).toBeVisible();

    await seeker.getByText(message("eligibility.place")).first().click();
    await seeker.getByRole("textbox", { name: message("eligibility.place") }).fill("Toronto");
    await press(seeker, message("eligibility.ask"));
    await seeker.getByText("No, not from Toronto, ON, Canada").waitFor();
    await expect(seeker.locator(".eligibility q")).toHaveText("You must live in Oregon.");
    await seeker.goto(`/details/x/${id}?from=Portland%2C+OR`);
    await seeker.getByText("Yes, from Portland, OR").waitFor();
    if (!javaScriptEnabled) return;
    expect(await faultsInEachView(seeker)).toEqual([]);
    await pictured(seeker, "details");
    await pictured(page, "editor", page.url());
  });

test("M-11 M-12 a page without signals doesn't praise that", async ({ open }) => {
  const page = await open(blank);
  await page.goto(`/details/x/${await jobNamed(page, "Kelp Farm Diver")}`);
  await page.getByText(message("signal.none", { count: 6 })).waitFor();
  await expect(page.getByRole("region", { name: message("signal.title") })).toHaveCount(0);
});

test("the editor's scripts are no more than 129.9 kB until the page is there, and the rich editor comes later", async ({
  open,
  signedIn,
}) => {
  const pro = newAddress("editor");
  await appointPro(pro, pierCompany);
  const page = await signedIn(pro, blank, { javaScriptEnabled: false });
  const state = await page.context().storageState();
  /** The scripts of a page that is opened first. */
  const scriptsOf = async (path: string) => {
    const editor = await open(blank);
    await editor.context().addCookies(state.cookies);
    const first: Promise<number>[] = [];
    let isLoaded = false;
    editor.on("response", (response) => {
      if (!response.url().endsWith(".js") || isLoaded) return;
      const size = response.finished().then(() => response.request().sizes());
      first.push(size.then(({ responseBodySize }) => responseBodySize));
    });
    editor.on("load", () => {
      isLoaded = true;
    });
    await editor.goto(new URL(path, page.url()).href);
    await editor.locator(".ProseMirror").waitFor();
    return (await Promise.all(first)).reduce((sum, each) => sum + each, 0);
  };
  await page.goto("/organization/jobs/new");
  await field(page, message("hosting.field.title")).fill("Beacon painter");
  await press(page, message("hosting.saveDraft"));
  await page.locator(".posting-life").waitFor();
  for (const path of ["/organization/jobs/new", new URL(page.url()).pathname]) {
    const bytes = await scriptsOf(path);
    expect(bytes, path).toBeGreaterThan(60_000);
    expect(bytes, path).toBeLessThanOrEqual(129_900);
  }
});
