import { message } from "@candor/contract/messages/message";
import type { Locator, Page } from "@playwright/test";
import { authorization } from "../harness/an-application.ts";
import { answersDue } from "../harness/answering.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { leavingDialog } from "../harness/leaving.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";
import { type Crew, crewTitle } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";

const untilAllLeft = { timeout: 45_000 };

async function saveTemplate(page: Page, crew: Crew, text: string): Promise<void> {
  const slug = crew.toLowerCase().replace(" ", "-");
  await page.request.put(`/rest/organizations/${slug}/message-templates`, {
    headers: await authorization(page),
    data: { name: "Thanks", text },
  });
}

async function takeTemplate(form: Locator): Promise<void> {
  await form.getByText(message("templates.use")).click();
  await form.getByRole("button", { name: "Thanks" }).click();
}

const status = (page: Page) => page.locator(".application-state strong");

test("M-08 40 applications are declined with at most 60 keystrokes, review and sending included", async ({
  open,
}) => {
  const { page, seeker, ids } = await answersDue(open, "Reef Company");
  let keystrokes = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keystrokes += 1;
  };
  await page.getByRole("link", { name: "Answer 40" }).waitFor();
  await hydrated(Promise.resolve(page));
  await press("a");
  for (const [at] of ids.entries()) {
    await page.getByRole("heading", { level: 1, name: `Ada Byron${at + 1}`, exact: true }).waitFor();
    if (at > 0) await page.getByText(`${at} answer${at > 1 ? "s" : ""} marked`).waitFor();
    else {
      await hydrated(Promise.resolve(page));
      await press("d");
    }
    await expect(page.getByRole("radio", { name: "The position is filled" })).toBeVisible();
    await press("8");
  }
  await page.getByRole("heading", { level: 1, name: "Review your answers" }).waitFor();
  await page.getByRole("button", { name: "Send 40 answers" }).waitFor();
  await press("s");
  await page.getByText("40 answers are on their way.").waitFor();
  expect(keystrokes).toBeLessThanOrEqual(60);
  await expect(page.getByText("No answers due")).toBeVisible(untilAllLeft);
  await seeker.goto(`/settings/application/${ids[39]}`);
  await expect(status(seeker)).toHaveText("Declined");
  await expect(seeker.getByText("Reason: The position is filled")).toBeVisible();
});

for (const [how, javaScriptEnabled] of scripting) {
  const crew = javaScriptEnabled ? "Shoal Company" : "Skerry Company";

  test(`answers are marked one after the other, reviewed, sent and undone ${how}`, async ({ open }) => {
    const { page, seeker, ids } = await answersDue(open, crew, { javaScriptEnabled });
    await saveTemplate(page, crew, "Try again next year, {{firstName}}.");
    await page.getByRole("link", { name: "Answer 3" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Byron1" }).waitFor();
    await page.getByRole("radio", { name: "Declined" }).check();
    await page.getByRole("button", { name: "Mark and go on" }).click();
    await page.getByRole("alert").getByText("Choose a reason").waitFor();
    await page.getByRole("radio", { name: "Required skills are missing" }).check();
    await page.getByLabel("Note (optional)").fill("Not this time.");
    await takeTemplate(page.locator(".decision"));
    await expect(page.getByLabel("Note (optional)")).toHaveValue(
      "Not this time.\n\nTry again next year, Ada.",
    );
    await expect(page.getByLabel("Note (optional)")).toBeFocused();
    await expect(page.getByRole("radio", { name: "Required skills are missing" })).toBeChecked();
    await page.getByRole("button", { name: "Mark and go on" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Byron2" }).waitFor();
    await expect(page.getByRole("radio", { name: "Declined" })).toBeChecked();
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Byron3" }).waitFor();
    await page.getByRole("radio", { name: "Offer" }).check();
    await page.getByRole("button", { name: "Mark and go on" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Byron2" }).waitFor();
    await page.getByRole("link", { name: "Review 2 answers" }).click();
    await page.getByText("Reason: Required skills are missing").waitFor();
    await page.getByText("They wrote: Not this time.").waitFor();
    await page.getByRole("link", { name: "Change Ada Byron1" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Byron1" }).waitFor();
    await page.getByLabel("Note (optional)").fill("Perhaps next year.");
    await page.getByRole("button", { name: "Keep this answer" }).click();
    await page.getByRole("heading", { level: 1, name: "Review your answers" }).waitFor();
    await page.getByText("They wrote: Perhaps next year.").waitFor();
    await page.getByRole("button", { name: "Send 2 answers" }).click();
    await page.getByText("2 answers are on their way.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone. Nothing was sent, and your answers are kept as marks.").waitFor();
    await expect(page.getByRole("link", { name: "Review 2 answers" })).toBeVisible();
    await seeker.goto(`/settings/application/${ids[0]}`);
    await expect(status(seeker)).toHaveText(/Submitted|Viewed/);
  });

  const listCrew = javaScriptEnabled ? "Holm Company" : "Islet Company";

  test(`several are declined with one reason from the list, after reading what each gets, ${how}`, async ({
    open,
  }) => {
    const { page, seeker, ids } = await answersDue(open, listCrew, { javaScriptEnabled });
    await saveTemplate(page, listCrew, "Thank you for applying as {{title}}.");
    await page.reload();
    await page.getByRole("button", { name: "Review what each gets" }).click();
    await page.getByRole("alert").getByText("Check at least one application").waitFor();
    await page.getByRole("checkbox", { name: "Check Ada Byron1" }).check();
    await page.getByRole("checkbox", { name: "Check Ada Byron3" }).check();
    await page.getByLabel("Reason, if you decline").selectOption({ label: "The position is filled" });
    await takeTemplate(page.locator(".bulk"));
    await expect(page.getByLabel("Note to each of them (optional)")).toHaveValue(
      "Thank you for applying as {{title}}.",
    );
    await expect(page.getByRole("checkbox", { name: "Check Ada Byron3" })).toBeChecked();
    await page.getByRole("button", { name: "Review what each gets" }).click();
    for (const at of [1, 3]) {
      await page.getByText(`Subject: ${crewTitle(listCrew, at)}: Declined`).waitFor();
      await page.getByText(`Thank you for applying as ${crewTitle(listCrew, at)}.`).waitFor();
    }
    await page.getByRole("button", { name: "Remove Ada Byron3" }).click();
    await page.getByRole("button", { name: "Send 1 answer" }).click();
    await page.getByText("1 answer is on its way.").waitFor();
    if (javaScriptEnabled) {
      await page.getByRole("button", { name: "Undo" }).focus();
      // The offer goes away by itself, and its focus must not start over at the page's top.
      await expect(page.getByRole("heading", { level: 1, name: "Answers due" })).toBeFocused();
    }
    await seeker.goto(`/settings/application/${ids[0]}`);
    await expect(status(seeker)).toHaveText("Declined");
    await seeker.goto(`/settings/application/${ids[2]}`);
    await expect(status(seeker)).not.toHaveText("Declined");
  });
}

test("single keys move, choose and can be switched off", async ({ open }) => {
  const { page, ids } = await answersDue(open, "Inlet Company", { at: blank });
  await hydrated(page.goto(`/organization/applications/${ids[0]}?list=due`).then(() => page));
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Turn shortcuts off" }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  await expect(page.getByRole("radio", { name: "Declined" })).not.toBeChecked();
  await page.getByRole("button", { name: "Turn single-key shortcuts on" }).click();
  await page.keyboard.press("d");
  await expect(page.getByRole("radio", { name: "Declined" })).toBeChecked();
  await expect(page.locator("kbd:visible", { hasText: /^5$/ })).toHaveCount(1);
  await expect(page.locator("kbd:visible", { hasText: /^1$/ })).toHaveCount(1);
  await page.keyboard.press("5");
  await expect(page.getByRole("radio", { name: "Pay expectations don't match" })).toBeChecked();
  await page.getByLabel("Note (optional)").fill("j d 1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Byron1");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await leavingDialog(page).getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Byron2");
  await expect(leavingDialog(page)).toBeHidden();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Byron1");
});

test("marks are there in another browser, until they are removed", async ({ open, signedIn }) => {
  const { page, ids, pro } = await answersDue(open, "Cove Company", { at: blank });
  await page.goto(`/organization/applications/${ids[0]}?list=due&answering=1`);
  await page.getByRole("radio", { name: "Offer" }).check();
  await page.getByRole("button", { name: "Mark and go on" }).click();
  await page.getByText("1 answer marked").waitFor();
  const other = await signedIn(pro, `/organization/applications/${ids[0]}`, { javaScriptEnabled: false });
  await other.getByText(/^Marked: Offer\. Kept until /).waitFor();
  await expect(other.getByRole("radio", { name: "Offer" })).toBeChecked();
  await other.getByRole("button", { name: "Remove the mark" }).click();
  await expect(other.getByText(/^Marked: Offer/)).toHaveCount(0);
  await page.reload();
  await page.getByText("0 answers marked").waitFor();
});

test("every page of answering passes axe in every theme and width", async ({ open }) => {
  const { page, ids } = await answersDue(open, "Atoll Company");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto(`/organization/applications/${ids[0]}?list=due&answering=1&declining=1`);
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("radio", { name: "Interview" }).check();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByRole("button", { name: "Mark and go on" }).click();
  // Nothing else is due, so this leads to the review.
  await page.getByRole("button", { name: "Send 1 answer" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
});

test("an application is printed without the form that answers it", async ({ open }) => {
  const { page, ids } = await answersDue(open, "Atoll Company", { at: blank });
  await page.goto(`/organization/applications/${ids[0]}`);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: message("applications.timeline") }).waitFor();
  for (const role of ["radio", "button"] as const) await expect(page.getByRole(role)).toHaveCount(0);
});

test("an organization that owes no answer is led to its postings", async ({ signedIn }) => {
  const page = await signedIn(newAddress("owner"), "/organization/new");
  await page.getByLabel(message("newOrganization.name")).fill(`Slipway ${process.pid}`);
  await fillOwnName(page);
  await page.getByRole("button", { name: message("newOrganization.create") }).click();
  await page.getByText(message("newOrganization.created")).waitFor();
  await page.goto("/organization/answers");
  await page.getByText(message("organization.nothingOwed")).waitFor();
  await page.getByRole("link", { name: message("organization.allJobs") }).click();
  await page
    .getByRole("link", { name: message("hosting.new") })
    .first()
    .waitFor();
});
