import { message } from "@candor/contract/messages/message";
import { expect, type Page } from "@playwright/test";
import { blank, type Open } from "./browser.ts";
import { descriptionOf } from "./description.ts";
import { field, press } from "./easy-apply.ts";
import { appointPro } from "./operator.ts";
import { newAddress } from "./own-account.ts";
import { pierCompany } from "./postings.ts";
import { signIn } from "./sign-in.ts";

export const postingTitle = (page: Page) => field(page, message("hosting.field.title"));

/** The editor of a new posting, opened by a new Pro. */
export async function openNewPosting(open: Open): Promise<Page> {
  const pro = newAddress("new-poster");
  await appointPro(pro, pierCompany);
  const page = await open(blank);
  await signIn(page, pro, "/organization/jobs/new");
  await page.waitForLoadState("networkidle");
  return page;
}

/** Resolves once a new posting has become a draft. */
export const becomesDraft = (page: Page) => page.waitForURL(/\/organization\/jobs\/new\?draft=\d+$/);

/** Fills in a posting so that it can be published, except for its questions. */
export async function fillPosting(page: Page, title: string): Promise<void> {
  await postingTitle(page).fill(title);
  await descriptionOf(page).fill(
    "You moor our boats in every weather, splice the lines that wear out, and show visitors where the pier ends and the sea begins.",
  );
  await field(page, message("hosting.field.places")).fill("Portland, OR");
  await field(page, message("hosting.field.remoteKind")).selectOption("onsite");
  await field(page, message("hosting.field.payMin")).fill("52,000");
  await field(page, message("hosting.field.payMax")).fill("61,000");
  await field(page, message("hosting.field.payUnit")).selectOption("year");
  await field(page, message("hosting.field.payCurrency")).fill("USD");
  await field(page, message("hosting.field.jobType")).selectOption("permanent");
  await field(page, message("hosting.field.mustHave")).fill("Climbing ladders, 2 years");
  await field(page, message("hosting.field.answerBusinessDays")).fill("3");
}

export const asked = "Your boat license";

/** Publishes a posting that asks for a file. */
export async function publishAsking(page: Page, title: string): Promise<string> {
  await page.goto("/organization/jobs/new");
  await page.waitForLoadState("networkidle");
  await fillPosting(page, title);
  await press(page, message("hosting.question.add"));
  await page.locator("#question-kind-0").selectOption("file");
  await expect(page.getByText(/A posting asks for 2 files at most/)).toBeVisible();
  await page.locator("#question-text-0").fill(asked);
  await page.locator("#question-reason-0").fill("You steer the launch");
  await page.locator("[name=question-required-0]").check();
  return publish(page);
}

/** Presses the button, and resolves with the posting's number. */
export async function publish(page: Page): Promise<string> {
  await press(page, message("hosting.move.publish"));
  await expect(page.locator(".posting-life")).toHaveText("Published");
  return /jobs\/(\d+)/.exec(page.url())?.[1] ?? "";
}
