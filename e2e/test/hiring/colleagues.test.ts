import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { authorization, jobNamed } from "../harness/an-application.ts";
import { answersDue } from "../harness/answering.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { type Crew, crewTitle, requiring } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

/** Less than the 20 seconds after which a page says again who looks at it. */
const live = { timeout: 15_000 };

/** Two Pros of one organization, each in a window of their own that shows nothing yet, and an application to it. */
async function twoWindows(open: Open, crew: Crew) {
  const { page: grace, seeker, ids, pro } = await answersDue(open, crew, { at: blank });
  const email = newAddress("colleague");
  await appointPro(email, crew);
  const alan = await open(blank);
  await signIn(alan, email);
  return { grace, alan, seeker, id: ids[0] ?? "", names: { grace: pro, alan: email } };
}

const at = (page: Page, path: string) => hydrated(page.goto(path).then(() => page));
const looking = (name: string) => message("presence.looking", { names: name });

test("M-07 a colleague sees who looks at an application and who has left, and as a reader nothing that answers", async ({
  open,
}) => {
  const { grace, alan, seeker, id, names } = await twoWindows(open, "Quay Company");
  await at(grace, "/organization/answers");
  await at(alan, `/organization/applications/${id}`);
  await expect(grace.getByText(looking(names.alan))).toBeVisible(live);
  await at(grace, `/organization/applications/${id}`);
  await expect(grace.getByText(looking(names.alan))).toBeVisible(live);
  await expect(alan.getByText(looking(names.grace))).toBeVisible(live);
  // Nobody hears about themselves, and the applicant hears about nobody.
  await expect(alan.getByText(looking(names.alan))).toHaveCount(0);
  await at(seeker, `/settings/application/${id}`);
  for (const name of Object.values(names)) await expect(seeker.getByText(name)).toHaveCount(0);
  await alan.goto("/organization");
  await expect(grace.getByText(looking(names.alan))).toHaveCount(0, live);
  await makeReader(grace, "quay-company", names.alan);
  const job = `/organization/jobs/${await jobNamed(grace, crewTitle("Quay Company", 1))}`;
  for (const path of [job, `${job}?view=board`, "/organization/answers"]) {
    await at(alan, path);
    await expect(alan.getByRole("link", { name: "Ada Byron1" })).toBeVisible();
    await expect(alan.getByRole("checkbox", { name: /^Check/ })).toHaveCount(0);
    await expect(alan.locator(".bulk, .board [draggable=true], .begin .button")).toHaveCount(0);
    await alan.getByText(message("organization.keys"), { exact: true }).click();
    await expect(alan.getByText(message("organization.keys.open"))).toBeVisible();
    await expect(alan.getByText(message("pipeline.keys.stages"))).toHaveCount(0);
  }
});

async function makeReader(owner: Page, slug: string, email: string): Promise<void> {
  const [members, headers] = [`/rest/organizations/${slug}/members`, await authorization(owner)];
  const found = await (await owner.request.get(members, { headers })).json();
  const { id } = found.members.find((member: { email?: string }) => member.email === email);
  await owner.request.put(`${members}/${id}`, { headers, data: { role: "reader" } });
}

test("M-07 colleagues read feedback once they gave theirs, and it appears on their open page", async ({
  open,
}) => {
  const { grace, alan, seeker, id } = await twoWindows(open, requiring);
  for (const page of [grace, alan]) await at(page, `/organization/applications/${id}`);
  const feedback = (page: Page) => page.locator("#feedback");
  const give = async (page: Page, verdict: "strong" | "notEnough", words: string) => {
    // Not by a click: what is heard live moves the page, perhaps away from under the pointer.
    await feedback(page).getByText(message("feedback.open")).press("Enter");
    const first = feedback(page).getByRole("group").first();
    await first.getByRole("combobox").selectOption({ label: message(`feedback.verdict.${verdict}`) });
    await first.getByLabel(message("feedback.words")).fill(words);
    await feedback(page)
      .getByRole("button", { name: message("feedback.give") })
      .click();
  };
  await give(grace, "strong", "Spliced for us before.");
  await expect(feedback(alan).getByText("1 colleague has given feedback.")).toBeVisible();
  await expect(feedback(alan).getByText("Spliced for us before.")).toHaveCount(0);
  await give(alan, "notEnough", "No night shifts yet.");
  await expect(feedback(alan).getByText("Spliced for us before.")).toBeVisible();
  await expect(feedback(grace).getByText("No night shifts yet.")).toBeVisible();
  await at(seeker, `/settings/application/${id}`);
  await expect(seeker.getByText(/Spliced for us before|No night shifts yet/)).toHaveCount(0);
});

test("M-07 an answer to what a colleague has answered meanwhile is sent only after that was read", async ({
  open,
}) => {
  const { grace, alan, id, names } = await twoWindows(open, requiring);
  await at(grace, `/organization/applications/${id}`);
  await grace.getByRole("radio", { name: "Declined" }).check();
  await grace.getByRole("radio", { name: message("refusalReason.skills") }).check();
  const headers = await authorization(alan);
  const application = `/rest/organization/applications/${id}`;
  await alan.request.post(`${application}/decision`, { headers, data: { stage: "interview" } });
  await expect(grace.getByRole("radio", { name: "Interview" })).toHaveCount(0);
  const assignee = (page: Page) => page.getByLabel(message("pipeline.assignTo"));
  await at(alan, `/organization/applications/${id}`);
  await assignee(alan).selectOption({ label: names.grace });
  await alan.getByRole("button", { name: message("pipeline.assign"), exact: true }).click();
  await expect(assignee(grace).locator("option:checked")).toHaveText(names.grace);
  const send = grace.getByRole("button", { name: message("organization.send") });
  await send.click();
  await expect(grace.getByText(`${names.alan} answered this on`).first()).toBeVisible();
  await expect(grace.getByRole("radio", { name: message("refusalReason.skills") })).toBeChecked();
  await send.click();
  await expect(grace.getByText(message("organization.onItsWay", { stage: "Declined" }))).toBeVisible();
});

test("M-07 a colleague's list follows what others tag, move, and decline", async ({ open }) => {
  const { grace, alan, id } = await twoWindows(open, "Slip Company");
  await at(grace, "/organization/answers");
  await at(alan, "/organization/answers");
  await alan.getByRole("checkbox", { name: "Check Ada Byron1" }).check();
  await alan.getByText("Tag or assign the checked applications").click();
  await alan.getByLabel("Tag to add or remove").fill("Night shift");
  await alan.getByRole("button", { name: "Add the tag" }).click();
  await expect(grace.getByText("Tags: night shift")).toBeVisible();
  await at(alan, `/organization/applications/${id}`);
  await alan.getByRole("radio", { name: "Interview" }).check();
  await alan.getByRole("button", { name: "Send the answer" }).click();
  // An answer can be undone for ten seconds.
  await expect(grace.getByRole("link", { name: "Ada Byron1" })).toHaveCount(0);
});
