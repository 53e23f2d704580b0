import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { expectAsked, expectNotAsked, leavingDialog, linkAway, stay } from "../harness/leaving.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

/** Somebody who applied and has opened no page yet, and a Pro on the application's page, or on a view of it. */
async function hirerSide(open: Open, view = "") {
  const seeker = await open(blank);
  await signIn(seeker, newAddress("unsaved"));
  const id = await applyTo(seeker, "Pier Watcher 12");
  const hirer = await openPro(open, `${id}${view}`);
  return { seeker, hirer, id };
}

/** Both on the application's page. */
async function bothSides(open: Open) {
  const { seeker, hirer, id } = await hirerSide(open);
  await arrive(seeker, `/settings/application/${id}`);
  return { seeker, hirer };
}

async function openPro(open: Open, view: string): Promise<Page> {
  const pro = newAddress("unsaved-pro");
  await appointPro(pro, pierCompany);
  const page = await open(blank);
  await signIn(page, pro);
  await arrive(page, `/organization/applications/${view}`);
  return page;
}

/** Opens a page after the blank one, to which the back button leads. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

const box = (page: Page) => page.locator("#messages").getByRole("textbox");
const note = (page: Page) => field(page, message("pipeline.note"));
const words = (page: Page) => page.locator("#note");

test("N-12 a typed message asks before it is left, by either side, and a sent one doesn't", async ({
  open,
}) => {
  const { seeker, hirer } = await bothSides(open);
  for (const page of [seeker, hirer]) {
    await box(page).fill("Is the pier far?");
    await expectAsked(page, box(page), "Is the pier far?");
    await press(page, message("conversation.send"));
    await page.getByText(message("conversation.sent")).waitFor();
    await expect(box(page)).toHaveValue("");
    await expectNotAsked(page);
  }
});

test("a refused message takes the focus, so that its error is read", async ({ open }) => {
  const { hirer } = await hirerSide(open);
  await press(hirer, message("conversation.send"));
  await expect(box(hirer)).toBeFocused();
  await expect(box(hirer)).toHaveAccessibleDescription(new RegExp(message("conversation.textRequired")));
  // Another form's refusal leaves that one alone.
  await note(hirer).press("Tab");
  await press(hirer, message("pipeline.writeNote"));
  await expect(note(hirer)).toBeFocused();
});

test("N-12 a typed note asks before it is left, and a written one doesn't", async ({ open }) => {
  const { hirer } = await hirerSide(open);
  await note(hirer).fill("Ask about storms.");
  await expectAsked(hirer, note(hirer), "Ask about storms.");
  await press(hirer, message("pipeline.writeNote"));
  await hirer.locator(".notes").getByText("Ask about storms.").waitFor();
  await expect(note(hirer)).toHaveValue("");
  await expectNotAsked(hirer);
});

test("N-12 a typed answer asks before it is left, and a sent one doesn't", async ({ open }) => {
  const { hirer } = await hirerSide(open);
  await words(hirer).fill("We liked your storms.");
  await expectAsked(hirer, words(hirer), "We liked your storms.");
  await hirer.getByRole("radio", { name: "Interview" }).check();
  await press(hirer, message("organization.send"));
  await hirer.getByText("1 answer is on its way.").first().waitFor();
  await expectNotAsked(hirer);
});

test("N-12 a typed answer stays on the page when the applicant withdraws", async ({ open }) => {
  const { seeker, hirer } = await bothSides(open);
  await words(hirer).fill("We liked your storms.");
  await seeker.getByRole("link", { name: message("applications.withdraw") }).click();
  await press(seeker, message("button.withdraw"));
  await hirer.getByText(message("organization.atItsEnd")).waitFor();
  const unsent = hirer.getByRole("alert").filter({ hasText: message("form.unsent") });
  await expect(unsent.locator("blockquote")).toHaveText("We liked your storms.");
});

test("N-12 nothing asks on an application's page where nothing was typed", async ({ open }) => {
  const { seeker, hirer } = await bothSides(open);
  await expectNotAsked(seeker);
  await expectNotAsked(hirer);
});

test("N-12 sending one form of a page keeps what was typed into the others, and so do colleagues", async ({
  open,
}) => {
  const { hirer, id } = await hirerSide(open);
  const colleague = await openPro(open, id);
  await note(colleague).fill("I know Ada.");
  await press(colleague, message("pipeline.writeNote"));
  await colleague.locator(".notes").getByText("I know Ada.").waitFor();
  await note(hirer).fill("Ask about storms.");
  await words(hirer).fill("We liked your storms.");
  await box(hirer).fill("Ten minutes by boat.");
  await press(hirer, message("conversation.send"));
  await hirer.getByText(message("conversation.sent")).waitFor();
  await hirer.locator(".notes").getByText("I know Ada.").waitFor();
  await expect(leavingDialog(hirer)).toHaveCount(0);
  await expect(note(hirer)).toHaveValue("Ask about storms.");
  await linkAway(hirer).click();
  await stay(hirer);
  // The sent message is another part of the same page.
  await hirer.evaluate(() => history.back());
  await expect(hirer).not.toHaveURL(/#messages/);
  await expect(words(hirer)).toHaveValue("We liked your storms.");
  await linkAway(hirer).click();
  await stay(hirer);
});

test("N-12 marking an answer opens the next page, so it asks before a typed note is lost", async ({
  open,
}) => {
  const { hirer, id } = await hirerSide(open, "?list=due&answering=1");
  await note(hirer).fill("Ask about storms.");
  await hirer.getByRole("radio", { name: "Offer" }).check();
  await press(hirer, message("organization.markAndNext"));
  await stay(hirer);
  await expect(note(hirer)).toHaveValue("Ask about storms.");
  await press(hirer, message("organization.markAndNext"));
  await leavingDialog(hirer)
    .getByRole("button", { name: message("button.leave"), exact: true })
    .click();
  await hirer.getByText("1 answer marked").waitFor();
  await hirer.goto(`/organization/applications/${id}`);
  await hirer.getByText(/^Marked: Offer\. Kept until /).waitFor();
});
