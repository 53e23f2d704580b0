import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";
import { gotoOnceItSays } from "../harness/until.ts";

const pro = newAddress("inviting");

/** Its pages show only its own decisions. */
const offering = [newAddress("offering"), newAddress("offering-plainly")];

test.beforeAll(() => appointPro(pro, pierCompany));
test.beforeAll(async () => {
  for (const email of offering) await appointPro(email, pierCompany);
});

/** Two browsers, which have opened no page yet: the applicant's, and the Pro's. */
async function bothSides(
  open: Open,
  title: string,
  options = {},
  by = pro,
): Promise<{ seeker: Page; other: Page; id: string }> {
  const seeker = await open(blank, options);
  await signIn(seeker, newAddress("invited"));
  const id = await applyTo(seeker, title);
  const other = await open(blank, options);
  await signIn(other, by);
  return { seeker, other, id };
}

/** Invites by a call, at once. */
async function invite(other: Page, id: string, day = "02"): Promise<void> {
  const meeting = {
    at: `2098-12-${day}T15:00:00Z`,
    timeZone: "America/Chicago",
    minutes: 45,
    place: "The pier's office",
  };
  await other.request.post(`/rest/organization/applications/${id}/decision`, {
    headers: await authorization(other),
    data: { stage: "interview", meeting },
  });
}

for (const [at, [how, javaScriptEnabled]] of scripting.entries()) {
  test(`M-43 a Pro invites with a time and a place ${how}, and can undo it until it leaves`, async ({
    open,
  }) => {
    const { seeker, other, id } = await bothSides(open, `Pier Watcher ${15 + at}`, { javaScriptEnabled });
    await other.goto(`/organization/applications/${id}`);
    await expect(other.getByLabel("Date and time")).toBeHidden();
    await expect(other.getByRole("group", { name: "Reason" })).toBeHidden();
    await other.getByRole("radio", { name: "Interview" }).check();
    await other.getByLabel("Date and time").fill("2098-12-02T09:00");
    await other.getByLabel("Time zone").selectOption("America/Chicago");
    await other.getByLabel("Where").fill("The pier's office");
    await other.getByRole("button", { name: "Send the answer" }).click();
    await other.getByText("1 answer is on its way.").waitFor();
    await other.getByRole("button", { name: "Undo" }).click();
    await other.getByText("Undone. Nothing was sent").waitFor();
    await expect(other.getByLabel("Date and time")).toHaveValue("2098-12-02T09:00");
    await expect(other.getByLabel("Where")).toHaveValue("The pier's office");
    await other.getByRole("button", { name: "Send the answer" }).click();
    await other.getByText("1 answer is on its way.").waitFor();
    await gotoOnceItSays(seeker, `/settings/application/${id}`, "Dec 2, 2098, 9:00 AM CST");
    await expect(seeker.getByText("The pier's office").first()).toBeVisible();
    await expect(seeker.getByText("Dec 2, 2098, 9:00 AM CST (America/Chicago)")).toBeVisible();
  });

  test(`M-43 an invitation is answered with buttons and saved as a calendar file ${how}`, async ({
    open,
  }) => {
    const { seeker, other, id } = await bothSides(open, `Pier Watcher ${17 + at}`, { javaScriptEnabled });
    // The Pro can be at only one interview at a time.
    await invite(other, id, `1${at}`);
    await seeker.goto(`/settings/application/${id}`);
    const [file] = await Promise.all([
      seeker.waitForEvent("download"),
      seeker.getByRole("link", { name: "interview.ics" }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain(`DTSTART:2098121${at}T150000Z`);
    await seeker.getByText("Propose another time", { exact: true }).click();
    await seeker.getByRole("button", { name: "Send to Pier Company" }).first().click();
    await seeker.getByRole("alert").getByText("Write a few words").waitFor();
    const when = seeker.getByLabel("Date and time, on your clock");
    await when.fill("2020-12-01T10:00");
    await seeker.getByRole("button", { name: "Send to Pier Company" }).first().click();
    await seeker.getByRole("alert").getByText("Choose a time in the future").waitFor();
    await expect(when).toHaveAccessibleDescription("Choose a time in the future");
    await expect(seeker.getByLabel("Which times suit you?")).not.toHaveAttribute("aria-invalid");
    await when.fill("");
    await seeker.getByLabel("Which times suit you?").fill("Friday at ten?");
    await seeker.getByRole("button", { name: "Send to Pier Company" }).first().click();
    await seeker.getByText("You proposed another time.").waitFor();
    await seeker.getByRole("button", { name: "Accept" }).click();
    await seeker.getByText("Your interview is set. Pier Company has been told.").waitFor();
    await expect(seeker.getByRole("button", { name: "Accept" })).toHaveCount(0);
    // The pressed button is gone: its section's heading has the focus instead.
    if (javaScriptEnabled)
      await expect(seeker.getByRole("heading", { name: "Your interview with Pier Company" })).toBeFocused();
    await seeker.goto("/settings/applications");
    const ahead = seeker.getByRole("region", { name: "Your interviews" });
    await expect(ahead).toContainText("The pier's office");
    await expect(ahead.getByRole("link", { name: "interview.ics" })).toBeVisible();
    await other.goto(`/organization/applications/${id}`);
    await other.locator(".timeline").getByText("Friday at ten?").waitFor();
    await other.locator(".timeline").getByText("Invitation accepted").waitFor();
  });
}

test("M-43 a reply is confirmed once where it was sent, and told to the seeker's other pages", async ({
  open,
}) => {
  const { seeker, other, id } = await bothSides(open, "Pier Watcher 19");
  await invite(other, id, "14");
  const elsewhere = await seeker.context().newPage();
  for (const page of [elsewhere, seeker]) {
    await page.goto(`/settings/application/${id}`);
    await page.waitForLoadState("networkidle");
  }
  await seeker.getByRole("button", { name: message("invitation.accept") }).click();
  const title = "Pier Watcher 19";
  await elsewhere.getByText(message("notice.ownReply", { title })).waitFor();
  await expect(seeker.getByText(message("applications.replySent"), { exact: true })).toBeVisible();
  // Notices arrive in their order: the one about the reply would be there by now. Waiting would let it time out.
  const headers = await authorization(other);
  await other.request.post(`/rest/conversations/${id}/messages`, { headers, data: { text: "See you." } });
  await seeker.getByText(message("notice.message", { title })).waitFor();
  expect(await seeker.getByText(message("notice.ownReply", { title })).count()).toBe(0);
});

test("N-12 a reply leaves what was typed into the other forms, on this page and on others", async ({
  open,
}) => {
  const { seeker, other, id } = await bothSides(open, "Pier Watcher 19");
  await invite(other, id, "15");
  const elsewhere = await seeker.context().newPage();
  const words = (page: Page) => page.getByLabel(message("invitation.messageText"));
  const where = (page: Page) => page.getByLabel(message("meetings.proposeText"));
  for (const page of [elsewhere, seeker]) {
    await page.goto(`/settings/application/${id}`, { waitUntil: "networkidle" });
    await page.getByText(message("invitation.message"), { exact: true }).click();
    await words(page).fill("Is there a ferry?");
    await page.getByText(message("meetings.proposeTitle"), { exact: true }).click();
    await where(page).fill("Friday at ten?");
  }
  await seeker.getByRole("button", { name: message("invitation.accept") }).click();
  for (const page of [seeker, elsewhere]) {
    await page.getByText(message("meetings.agreed", { organization: pierCompany })).waitFor();
    await expect(words(page)).toHaveValue("Is there a ferry?");
    await expect(where(page)).toHaveValue("Friday at ten?");
  }
  const send = message("invitation.send", { organization: pierCompany });
  await seeker
    .locator("form", { has: words(seeker) })
    .getByRole("button", { name: send })
    .click();
  // What was sent is gone, and its form is closed.
  await expect(words(seeker)).toBeHidden();
  await expect(words(seeker)).toHaveValue("");
  await expect(where(seeker)).toHaveValue("Friday at ten?");
});

for (const [at, [how, javaScriptEnabled]] of scripting.entries()) {
  test(`M-43 a seeker picks one of the offered times ${how}, proposes another, and the Pro agrees`, async ({
    open,
  }) => {
    const { seeker, other, id } = await bothSides(
      open,
      `Pier Watcher ${21 + at}`,
      { javaScriptEnabled },
      offering[at],
    );
    await other.goto(`/organization/applications/${id}`);
    await other.getByRole("radio", { name: "Interview" }).check();
    await other.getByLabel("Date and time").fill("2098-12-02T09:00");
    await other.getByText("Offer more times to pick from").click();
    await other.getByLabel("Time 2").fill("2098-12-03T09:00");
    await other.getByLabel("Time zone").selectOption("America/Chicago");
    await other.getByRole("button", { name: "Send the answer" }).click();
    await other.getByText("1 answer is on its way.").waitFor();
    await gotoOnceItSays(seeker, `/settings/application/${id}`, "Pick a time");
    await expect(seeker.getByRole("group", { name: "Pick a time" })).toBeVisible();
    expect(javaScriptEnabled ? await faultsInEachView(seeker) : []).toEqual([]);
    await pictured(seeker, `seeker-offered-${at}`);
    await seeker.getByRole("radio", { name: "Dec 3, 2098, 9:00 AM CST" }).check();
    await seeker.getByRole("button", { name: "Pick this time" }).click();
    await seeker.getByText("Your interview is set.").waitFor();
    await seeker.getByText("Propose another time", { exact: true }).click();
    await seeker.getByLabel("Date and time, on your clock").fill("2098-12-04T16:00");
    await seeker.getByLabel("Your time zone").selectOption("Europe/Berlin");
    await pictured(seeker, `seeker-proposing-${at}`);
    await seeker.getByRole("button", { name: "Send to Pier Company" }).first().click();
    await seeker.getByText("You proposed").waitFor();
    await other.goto(`/organization/applications/${id}`);
    await other.getByText("Ada Byron proposes").waitFor();
    expect(javaScriptEnabled ? await faultsInEachView(other) : []).toEqual([]);
    await pictured(other, `pro-proposed-${at}`);
    await other.getByRole("button", { name: "Agree to this time" }).click();
    await expect(other.getByText("Dec 4, 2098, 9:00 AM CST").first()).toBeVisible();
    const others = other.locator("details", { hasText: "Offer other times" }).first();
    await others.locator("summary").first().click();
    await others.getByLabel("Date and time").fill("2098-12-05T09:00");
    await others.getByRole("button", { name: "Send the times" }).click();
    await expect(other.getByText("Dec 5, 2098, 9:00 AM CST").first()).toBeVisible();
    // Another press would offer them again.
    await expect(others).not.toHaveAttribute("open");
    await expect(others.getByLabel("Date and time")).toHaveValue("");
    await other.getByText("Cancel the interview").first().click();
    await other.getByLabel("Why? Ada Byron reads it.").fill("The pier is closed.");
    await other.getByRole("button", { name: "Cancel the interview" }).click();
    await other.getByText("You canceled the interview.").waitFor();
    await seeker.goto(`/settings/application/${id}`);
    await seeker.getByText("Pier Company canceled the interview.").waitFor();
    await pictured(seeker, `seeker-canceled-${at}`);
  });
}

test("an invitation passes axe in every theme and width", async ({ open }) => {
  const { seeker, other, id } = await bothSides(open, "Pier Watcher 19");
  await invite(other, id);
  await seeker.goto(`/settings/application/${id}`);
  await seeker.getByText("Propose another time", { exact: true }).click();
  expect(await faultsInEachView(seeker)).toEqual([]);
});
