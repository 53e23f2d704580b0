import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization, jobNamed } from "../harness/an-application.ts";
import { answersDue } from "../harness/answering.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { crewTitle, requiring } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

for (const [how, javaScriptEnabled] of scripting) {
  const crew = javaScriptEnabled ? "Groyne Company" : "Jetty Company";

  test(`what asks an applicant leads back to where it was pressed, within the same list, ${how}`, async ({
    open,
  }) => {
    const { page, ids } = await answersDue(open, requiring, { at: blank, javaScriptEnabled });
    const headers = await authorization(page);
    const decision = `/rest/organization/applications/${ids[0]}/decision`;
    await page.request.post(decision, { headers, data: { stage: "interview" } });
    await page.goto(`/organization/applications/${ids[0]}?list=job&words=Ada&answering=1`);
    const asked = [
      [message("keeping.ask", { name: "Ada Byron1" }), message("keeping.title")],
      [message("interview.mailLink", { name: "Ada Byron1" }), message("screen.instantInterview")],
    ] as const;
    for (const [button, title] of asked) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("button", { name: button })).toHaveCount(0);
      expect(page.url()).toContain("list=job&words=Ada&answering=1");
      await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    }
  });

  test(`M-07 the list is narrowed, tagged, assigned, and kept as a view ${how}`, async ({ open }) => {
    const { page } = await answersDue(open, crew, { javaScriptEnabled });
    if (javaScriptEnabled) await checkAllOnAPhone(page);
    await page.getByRole("checkbox", { name: "Check Ada Byron2" }).check();
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.locator("tbody tr").first().scrollIntoViewIfNeeded();
    const answer = javaScriptEnabled ? "Answer 1 checked application" : "Answer the checked applications";
    await expect(page.getByRole("link", { name: answer })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    const widthOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.width ?? 0;
    expect(await widthOf("Note to each of them")).toBeGreaterThan(await widthOf("Move to"));
    await page.getByText("Tag or assign the checked applications").click();
    await page.getByLabel("Tag to add or remove").fill("Night shift");
    if (javaScriptEnabled) await page.getByLabel("Tag to add or remove").press("Enter");
    else await page.getByRole("button", { name: "Add the tag" }).click();
    await page.getByText("Tags: night shift").waitFor();
    await page.getByRole("checkbox", { name: "Check Ada Byron1" }).check();
    // With scripts, an open section stays open.
    if (!javaScriptEnabled) await page.getByText("Tag or assign the checked applications").click();
    await page.getByRole("button", { name: "Assign" }).click();
    // With scripts, the tagged one is still checked.
    await page
      .getByText(/^Assigned to (?!Me|Any)/)
      .first()
      .waitFor();
    await page.getByLabel("Search names, pitches and resumes").fill("byron2");
    await page.getByText("Narrow the list").click();
    await page.locator(".pipeline-selects select[name=tag]").selectOption({ label: "night shift (1)" });
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("1 application", { exact: true }).waitFor();
    await expect(page.getByRole("checkbox", { name: "Check Ada Byron1" })).toHaveCount(0);
    await page.getByLabel("Save these filters as").fill("Nights");
    await page.getByRole("button", { name: "Save the view" }).click();
    const view = page.getByRole("link", { name: "Nights 1" });
    await expect(view).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Clear the filters" }).click();
    await page.getByText("2 applications", { exact: true }).waitFor();
    await view.click();
    await page.getByText("1 application", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove the view Nights" }).click();
    await expect(view).toHaveCount(0);
  });
}

async function checkAllOnAPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 720 });
  const all = page.getByRole("checkbox", { name: message("pipeline.checkAll") });
  await all.check();
  await expect(page.getByRole("checkbox", { name: "Check Ada Byron1" })).toBeChecked();
  await all.uncheck();
  await expect(page.getByRole("checkbox", { name: "Check Ada Byron1" })).not.toBeChecked();
}

test("M-08 on the board a key and a dragged card move, both can be undone, and declining asks for a reason", async ({
  open,
}) => {
  const { page, ids } = await answersDue(open, "Weir Company", { at: blank });
  const job = await jobNamed(page, crewTitle("Weir Company", 1));
  await hydrated(page.goto(`/organization/jobs/${job}?view=board`).then(() => page));
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\(`) });
  const card = page.locator("[data-application]");
  await page.keyboard.press("j");
  await page.keyboard.press("1");
  await expect(column("Interview").getByRole("link", { name: "Ada Byron1" })).toBeVisible();
  await expect(column("Interview").getByRole("link", { name: "Ada Byron1" })).toBeFocused();
  await page.getByText("1 answer is on its way.").waitFor();
  await page.keyboard.press("u");
  await expect(column("Interview").getByRole("link")).toHaveCount(0);
  await card.dragTo(column("Offer"));
  await expect(column("Offer").getByRole("link", { name: "Ada Byron1" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Offer").getByRole("link")).toHaveCount(0);
  // A card whose answer is being sent can't be moved.
  await expect(page.getByRole("checkbox", { name: "Check Ada Byron1" })).toBeVisible();
  await page.getByRole("link", { name: "Ada Byron1" }).focus();
  await page.keyboard.press("d");
  await expect(page.getByLabel("Reason, if you decline")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Check Ada Byron1" })).toBeChecked();
  const another = await open(blank);
  await signIn(another, newAddress("another"));
  await applyTo(another, crewTitle("Weir Company", 1), "Ada Byron2");
  await hydrated(page.reload().then(() => page));
  await page.getByRole("link", { name: "Ada Byron1" }).focus();
  await page.keyboard.press("1");
  await expect(column("Interview").getByRole("link", { name: "Ada Byron1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ada Byron2" })).toBeFocused();
  expect(await faultsInEachView(page)).toEqual([]);
  await pictured(page, "board");
  await pictured(page, "queue", "/organization/answers?stage=all");
  await pictured(page, "one", `/organization/applications/${ids[0]}?list=due`);
});
