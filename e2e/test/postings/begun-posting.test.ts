import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { newAddress } from "../harness/own-account.ts";
import {
  asked,
  becomesDraft,
  fillPosting,
  openNewPosting,
  postingTitle,
  publish,
} from "../harness/posting-form.ts";

const places = (page: Page) => field(page, message("hosting.field.places"));
const question = (page: Page) => page.locator("#question-text-0");

test("C-20 a new posting keeps its text and its question when it becomes a draft, and is published", async ({
  open,
}) => {
  const page = await openNewPosting(open);
  const name = `Net Mender ${newAddress("t")}`;
  await fillPosting(page, name);
  await press(page, message("hosting.question.add"));
  await becomesDraft(page);
  await expect(postingTitle(page)).toHaveValue(name);
  await expect(places(page)).toHaveValue("Portland, OR");
  await question(page).fill(asked);
  await page.locator("#question-reason-0").fill("You steer the launch");
  await publish(page);
  await expect(postingTitle(page)).toHaveValue(name);
  await expect(question(page)).toHaveValue(asked);
});

test("C-20 what a preview shows stays when a new posting becomes a draft", async ({ open }) => {
  const page = await openNewPosting(open);
  await postingTitle(page).fill("Rope Walker");
  await press(page, message("hosting.preview"));
  await page.locator(".posting-preview").waitFor();
  await becomesDraft(page);
  await expect(postingTitle(page)).toHaveValue("Rope Walker");
  await expect(page.locator(".posting-preview")).toBeVisible();
});

test("L-06 a draft shows what is saved after a question was added and saved with it", async ({ open }) => {
  const page = await openNewPosting(open);
  await postingTitle(page).fill("Sail Maker");
  await becomesDraft(page);
  await page.reload();
  await page.waitForURL(/\/organization\/jobs\/\d+\/edit$/);
  await page.waitForLoadState("networkidle");
  await fillPosting(page, "Sail Maker II");
  await press(page, message("hosting.question.add"));
  await question(page).fill(asked);
  await page
    .locator(".posting-saved")
    .getByText(/^Saved/)
    .waitFor();
  await press(page, message("hosting.saveDraft"));
  await page.getByText(message("hosting.saved")).first().waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sail Maker II");
  await expect(places(page)).toHaveValue("Portland, OR");
  await expect(question(page)).toHaveValue(asked);
});
