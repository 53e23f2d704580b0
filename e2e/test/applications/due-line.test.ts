import type { Page } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

const pro = newAddress("pro");

test.beforeAll(() => appointPro(pro, pierCompany));

async function applied(open: Open, title: string, options = {}): Promise<{ page: Page; id: string }> {
  const page = await open(blank, options);
  await signIn(page, newAddress("due-line"));
  return { page, id: await applyTo(page, title) };
}

const line = (page: Page) =>
  page.getByRole("img", { name: /^Sent .* Answer due .* Counting starts on the next business day\.$/ });

for (const [how, javaScriptEnabled] of scripting)
  test(`the due line says in words what it draws, on each page of both sides, ${how}`, async ({
    open,
    signedIn,
  }) => {
    const { page, id } = await applied(open, "Pier Watcher 17", { javaScriptEnabled });
    for (const path of [`/settings/application/${id}`, "/settings/applications"]) {
      await page.goto(path);
      await expect(line(page)).toHaveCount(1);
      await expect(line(page).locator(".due-mark-soon")).toHaveCount(1);
    }
    const job = await jobNamed(page, "Pier Watcher 17");
    const other = await signedIn(pro, `/organization/jobs/${job}`, { javaScriptEnabled });
    await expect(line(other).first()).toBeVisible();
    await other.goto(`/organization/applications/${id}`);
    await expect(other.getByRole("img", { name: /^Sent / })).toHaveCount(1);
  });

test("the due line passes axe in every view, and is green with a check once answered", async ({
  open,
  signedIn,
}) => {
  const { page, id } = await applied(open, "Pier Watcher 15");
  await page.goto(`/settings/application/${id}`);
  expect(await faultsInEachView(page)).toEqual([]);
  const other = await signedIn(pro, `/organization/applications/${id}`);
  await other.getByRole("radio", { name: "Interview" }).check();
  await other.getByRole("button", { name: "Send the answer" }).click();
  const kept = page.getByRole("img", { name: /Answered in time on .* Interview / });
  // An answer goes out ten seconds after its button is pressed.
  await expect(kept.locator(".due-mark-kept")).toHaveCount(1);
  await expect(kept.locator(".due-mark-soon")).toHaveCount(0);
  await page.goto("/settings/applications");
  await expect(page.getByRole("img", { name: /Answered in time/ })).toHaveCount(1);
  expect(await faultsInEachView(page)).toEqual([]);
});

for (const [how, javaScriptEnabled] of scripting)
  test(`the list of applications fits a tablet in Spanish, with boxes of 24 px and room for the one that checks all, ${how}`, async ({
    open,
    signedIn,
  }) => {
    const { page } = await applied(open, "Pier Watcher 16");
    const job = await jobNamed(page, "Pier Watcher 16");
    const list = await signedIn(pro, `/organization/jobs/${job}`, {
      locale: "es-US",
      viewport: { width: 768, height: 900 },
      javaScriptEnabled,
    });
    const row = list.locator("tbody tr").first();
    expect((await row.getByRole("checkbox").boundingBox())!.height).toBeGreaterThanOrEqual(24);
    expect((await list.locator("thead tr").boundingBox())!.height).toBe(49);
    expect(await list.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });

test("the dates of a due line stay below its marks when text is large", async ({ open }) => {
  const { page, id } = await applied(open, "Pier Watcher 18");
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto(`/settings/application/${id}`);
  const [date, mark] = await Promise.all(
    ["text", ".due-mark-today"].map((part) => line(page).locator(part).first().boundingBox()),
  );
  expect(date!.y).toBeGreaterThan(mark!.y + mark!.height - 4);
});

test("a posting shows the line of its promise, empty", async ({ open }) => {
  const page = await open(blank);
  await page.goto(`/details/pier-watcher-19/${await jobNamed(page, "Pier Watcher 19")}`);
  const promise = page
    .locator("article.posting")
    .getByRole("img", { name: "An answer within 10 business days of applying." });
  await expect(promise.locator(".due-mark-day")).toHaveCount(9);
  await expect(promise.locator(".due-mark-today")).toHaveCount(0);
});
