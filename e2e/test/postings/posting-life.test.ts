import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";
import { pictured } from "../harness/pictures.ts";
import { fillPosting, publish } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

/** A Pro of the pier's company: a new one by default, or one who signs in a second time. */
async function openAsPro(open: Open, path: string, options = {}, pro = newAddress("poster")): Promise<Page> {
  await appointPro(pro, pierCompany);
  const page = await open(blank, options);
  await signIn(page, pro, path);
  return page;
}

test("somebody who would post, and has no organization yet, is led to create one", async ({ signedIn }) => {
  const page = await signedIn(newAddress("newcomer"), "/organization/jobs/new");
  await expect(page.getByRole("heading", { level: 1, name: message("newOrganization.title") })).toBeVisible();
  await page.getByLabel(message("newOrganization.name")).fill(`Tide Mill ${Date.now()}`);
  await fillOwnName(page);
  await press(page, message("newOrganization.create"));
  await page.getByText(message("newOrganization.created")).waitFor();
  await page.goto("/organization/jobs/new");
  await expect(page.getByRole("heading", { level: 1, name: message("hosting.new") })).toBeVisible();
});

for (const [how, javaScriptEnabled] of scripting)
  test(`C-20 M-09 a posting is written, published, found, applied to and answered ${how}`, async ({
    open,
    signedIn,
  }) => {
    const title = `Beacon Keeper ${javaScriptEnabled ? "Alder" : "Birch"}`;
    const page = await openAsPro(open, "/organization/jobs", { javaScriptEnabled });
    await page.getByRole("link", { name: message("hosting.new") }).click();
    await page.getByRole("heading", { level: 1, name: message("hosting.new") }).waitFor();
    if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    await fillPosting(page, title);
    await press(page, message("hosting.preview"));
    const preview = page.getByRole("heading", { name: message("hosting.previewTitle") });
    await (javaScriptEnabled ? expect(preview).toBeFocused() : expect(preview).toBeVisible());
    await expect(page.locator(".posting-preview").getByText("Climbing ladders, 2 years")).toBeVisible();
    await press(page, message("hosting.saveDraft"));
    await expect(page.locator(".posting-life")).toHaveText("Draft");
    await press(page, message("hosting.move.publish"));
    await expect(page.locator(".posting-life")).toHaveText("Published");

    const search = `/search?query=${encodeURIComponent(`"${title}"`)}`;
    const seeker = await signedIn(newAddress("beacon"), search, { javaScriptEnabled });
    await seeker.getByRole("link", { name: title }).first().waitFor();
    const application = await applyTo(seeker, title);
    await seeker.goto(`/settings/application/${application}`);
    await seeker
      .getByText(/Answer due/)
      .first()
      .waitFor();

    await page.goto("/organization/jobs");
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("link", { name: "Ada Byron" }).click();
    if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    await page.getByRole("radio", { name: "Interview" }).check();
    await page.getByRole("button", { name: "Send the answer" }).click();
    await page.getByText("1 answer is on its way.").first().waitFor();
    await expect(async () => {
      await seeker.reload();
      await expect(seeker.locator(".timeline li", { hasText: "Interview" })).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });

/** Makes a posting for the pier's company by calls; resolves to its number. */
async function posted(page: Page, title: string, publish = true): Promise<string> {
  await page.goto("/organization/jobs/new");
  await fillPosting(page, title);
  await press(page, message(publish ? "hosting.move.publish" : "hosting.saveDraft"));
  await expect(page.locator(".posting-life")).toHaveText(publish ? "Published" : "Draft");
  return /jobs\/(\d+)\/edit/.exec(page.url())![1]!;
}

test("M-09 a paused posting says so on its page, without structured data and without a link to apply", async ({
  open,
}) => {
  const page = await openAsPro(open, blank, { javaScriptEnabled: false });
  const id = await posted(page, "Beacon Keeper Cedar");
  const details = await open(`/details/x/${id}`);
  await expect(details.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(details.getByRole("link", { name: message("job.apply"), exact: true }).first()).toBeVisible();
  await field(page, message("hosting.reason")).selectOption("on-hold");
  await press(page, message("hosting.move.pause"));
  await expect(page.locator(".posting-life")).toHaveText("Paused");
  await expect(async () => {
    await details.reload();
    await expect(details.getByText(message("job.pausedBody"))).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(details.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(details.getByRole("link", { name: message("job.apply"), exact: true })).toHaveCount(0);
  await details.getByText(message("hosting.history")).click();
  await expect(details.getByText("Paused: Hiring is on hold")).toBeVisible();
  const draft = await posted(page, "Beacon Keeper Dogwood", false);
  expect((await details.goto(`/details/x/${draft}`))?.status()).toBe(404);
});

test("M-38 a job is not posted again while somebody who applied before waits, and the page leads to them", async ({
  open,
  signedIn,
}) => {
  const title = "Beacon Keeper Elder";
  const page = await openAsPro(open, blank, { javaScriptEnabled: false });
  await posted(page, title);
  await applyTo(await signedIn(newAddress("elder"), blank), title);
  await press(page, message("hosting.move.close"));
  await expect(page.locator(".posting-life")).toHaveText("Closed");
  await page.goto("/organization/jobs/new");
  await fillPosting(page, title);
  await press(page, message("hosting.move.publish"));
  await page.getByText(message("problem.applicantsWaiting")).waitFor();
  await expect(page.locator(".posting-life")).toHaveText("Draft");
  await page.getByRole("link", { name: message("hosting.toApplicants") }).click();
  await page.waitForURL("**/organization/jobs");
});

for (const [how, javaScriptEnabled] of scripting)
  test(`C-20 two people who edit one posting see both versions, and lose nothing, ${how}`, async ({
    open,
  }) => {
    const first = await openAsPro(open, blank, { javaScriptEnabled: false });
    const id = await posted(first, `Beacon Keeper Elm ${javaScriptEnabled ? 1 : 2}`);
    const second = await openAsPro(open, `/organization/jobs/${id}/edit`, { javaScriptEnabled });
    if (javaScriptEnabled) await second.waitForLoadState("networkidle");
    await field(first, message("hosting.field.payMax")).fill("65,000");
    await press(first, message("hosting.save"));
    await first.getByText(message("hosting.saved")).waitFor();
    await field(second, message("hosting.field.mustHave")).fill("A steady hand");
    await press(second, message("hosting.save"));
    await second.getByText(message("hosting.conflict")).waitFor();
    const differing = second.locator(".conflict tbody tr");
    await expect(differing).toHaveCount(2);
    await expect(differing.filter({ hasText: message("hosting.field.payMax") })).toContainText("65,000");
    await expect(field(second, message("hosting.field.mustHave"))).toHaveValue("A steady hand");
    await field(second, message("hosting.field.payMax")).fill("65,000");
    await press(second, message("hosting.save"));
    await second.getByText(message("hosting.saved")).waitFor();
    await expect(field(second, message("hosting.field.mustHave"))).toHaveValue("A steady hand");
    await expect(field(second, message("hosting.field.payMax"))).toHaveValue("65,000");
  });

for (const [how, javaScriptEnabled] of scripting)
  test(`C-20 a pasted text proposes fields, and only what is accepted is filled in, ${how}`, async ({
    open,
  }) => {
    const page = await openAsPro(open, "/organization/jobs/new", { javaScriptEnabled });
    if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    await page.getByText(message("hosting.paste")).click();
    await field(page, message("hosting.pasteField")).fill(
      "Harbor Pilot\nLocation: Seattle, WA\nSalary: $90,000 - $120,000 per year\nRequirements:\n- A license, 5 years\n",
    );
    await press(page, message("hosting.read"));
    await expect(page.getByRole("checkbox", { name: /Harbor Pilot/ }).first()).toBeChecked();
    await page.getByRole("checkbox", { name: /^Places/ }).uncheck();
    await press(page, message("hosting.use"));
    const filledIn = page.locator("p:focus", { hasText: /fields are filled in/ });
    await expect(filledIn).toBeInViewport();
    await expect(field(page, message("hosting.field.title"))).toHaveValue("Harbor Pilot");
    await expect(field(page, message("hosting.field.payMin"))).toHaveValue("90000");
    await expect(field(page, message("hosting.field.payUnit"))).toHaveValue("year");
    await expect(field(page, message("hosting.field.mustHave"))).toHaveValue("A license, 5 years");
    await expect(field(page, message("hosting.field.places"))).toHaveValue("");
  });

test("C-20 the editor passes axe at each width, in both themes, and its list of faults follows what is mended", async ({
  open,
}) => {
  const page = await openAsPro(open, "/organization/jobs/new");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.waitForLoadState("networkidle");
  await field(page, message("hosting.field.title")).fill("Beacon Keeper Fir");
  await press(page, message("hosting.move.publish"));
  await page.getByText(/keep this posting from being published/).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await pictured(page, "editor-refused");

  const place = page.getByRole("link", { name: message("hosting.fault.place") });
  await expect(place).toBeVisible();
  await field(page, message("hosting.field.places")).fill("Portland, OR");
  await expect(place).toHaveCount(0);
  await expect(field(page, message("hosting.field.places"))).toBeFocused();
});

test("N-25 pausing or closing all postings is asked about first, with and without scripts", async ({
  signedIn,
}) => {
  const owner = newAddress("closer");
  const name = `Sluice Mill ${Date.now()}`;
  const page = await signedIn(owner, "/organization/new");
  await page.getByLabel(message("newOrganization.name")).fill(name);
  await fillOwnName(page);
  await press(page, message("newOrganization.create"));
  await page.getByText(message("newOrganization.created")).waitFor();
  await page.goto("/organization/jobs/new");
  await page.waitForLoadState("networkidle");
  await fillPosting(page, "Sluice Keeper");
  const posting = await publish(page);

  const asks = message("hosting.closeAllBody_one", { count: "1", organization: name });
  const pauses = message("hosting.pauseAllBody_one", { count: "1", organization: name });
  const ask = async (on: Page, link: "closeAll" | "pauseAll" = "closeAll") => {
    await on.goto("/organization/jobs");
    await on.waitForLoadState("networkidle");
    await on.getByText(message("hosting.moveAll", { organization: name })).click();
    await on.getByRole("link", { name: message(`hosting.${link}`) }).click();
    await on.getByText(link === "closeAll" ? asks : pauses).waitFor();
  };
  const lifeBecomes = (life: string) =>
    expect(async () => {
      await page.goto(`/organization/jobs/${posting}/edit`);
      await expect(page.locator(".posting-life")).toHaveText(life, { timeout: 500 });
    }).toPass();

  const plain = await signedIn(owner, blank, { javaScriptEnabled: false });
  await ask(plain);
  await page.goto(plain.url());
  expect(await faultsInEachView(page)).toEqual([]);
  await plain.getByRole("link", { name: message("hosting.closeNone") }).click();
  await expect(plain.getByText(asks)).toHaveCount(0);
  await lifeBecomes("Published");
  await ask(plain, "pauseAll");
  await press(plain, message("hosting.pauseAll"));
  await plain.getByText(message("hosting.allMoved")).waitFor();
  await lifeBecomes("Paused");
  await ask(plain);
  await press(plain, message("hosting.closeAll"));
  await plain.getByText(message("hosting.allMoved")).waitFor();
  await lifeBecomes("Closed");

  await press(page, message("hosting.move.reopen"));
  await expect(page.locator(".posting-life")).toHaveText("Published");
  await ask(page);
  await page.getByRole("button", { name: message("hosting.closeNone") }).click();
  await expect(page.getByText(asks)).toHaveCount(0);
  await lifeBecomes("Published");
  await ask(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: message("hosting.closeAll") })
    .click();
  await page.getByText(message("hosting.allMoved")).waitFor();
  await lifeBecomes("Closed");
});

for (const [how, javaScriptEnabled] of scripting)
  test(`N-25 a draft is deleted only once that is confirmed ${how}`, async ({ open }) => {
    const page = await openAsPro(open, blank, { javaScriptEnabled });
    await posted(page, "Beacon Keeper Willow", false);
    await page.getByRole("link", { name: message("hosting.discard") }).click();
    await page.getByText(message("hosting.discardTitle")).waitFor();
    await page.getByText(message("hosting.discardNot")).click();
    await expect(page.locator(".posting-life")).toHaveText("Draft");
    await page.getByRole("link", { name: message("hosting.discard") }).click();
    await press(page, message("hosting.discard"));
    await page.getByText(message("hosting.discarded")).waitFor();
  });
