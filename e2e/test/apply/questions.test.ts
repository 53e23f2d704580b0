import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { field, giveContactAndPitch, heading, pitch, press, resume } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { fillPosting } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";

const knots = "Which knots can you tie?";
const answers = "/settings/professional/answers";

/** Adds a question by its button, which asks the server. */
async function addQuestion(page: Page, at: number, text: string, kind: string): Promise<void> {
  await press(page, message("hosting.question.add"));
  await expect(page.locator(`#question-reason-${at}`)).toHaveCount(1);
  await page.locator(`#question-kind-${at}`).selectOption(kind);
  if (text !== "") await page.locator(`#question-text-${at}`).fill(text);
  await page.locator(`#question-reason-${at}`).fill("The work begins with it");
  await page.locator(`[name=question-required-${at}]`).check();
}

/** Goes to the first step that is not already filled in. */
async function begin(page: Page, jobId: string): Promise<void> {
  await page.goto(`/apply/x/${jobId}`);
  await heading(page, message("applyStep.personal")).waitFor();
}

for (const [how, javaScriptEnabled] of scripting)
  test(`M-35 E-10 C-20 a posting's questions are written, answered once, and never asked twice ${how}`, async ({
    signedIn,
  }) => {
    const options = { javaScriptEnabled };
    const address = newAddress("asker");
    await appointPro(address, pierCompany);
    const page = await signedIn(address, blank, options);
    const publish = async (title: string) => {
      await page.goto("/organization/jobs/new");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await fillPosting(page, title);
      await addQuestion(page, 0, "How old are you?", "text");
      await addQuestion(page, 1, "", "work-authorization");
      await expect(field(page, message("hosting.field.title"))).toHaveValue(title);
      await press(page, message("hosting.move.publish"));
      const refused = page.locator(".form-errors");
      await expect(refused).toContainText(message("hosting.banned.age"));
      await expect(refused.getByRole("link", { name: /29 U\.S\.C\. § 623/ })).toBeVisible();
      await page.locator("#question-text-0").fill(knots);
      await press(page, message("hosting.move.publish"));
      await expect(page.locator(".posting-life")).toHaveText("Published");
      return /jobs\/(\d+)/.exec(page.url())?.[1] ?? "";
    };
    const [first, second] = [await publish(`Mooring Hand ${how}`), await publish(`Line Splicer ${how}`)];

    const seeker = await signedIn(newAddress("answerer"), blank, options);
    await begin(seeker, first);
    await expect(seeker.locator(".before").getByText(knots)).toBeVisible();
    if (javaScriptEnabled) await seeker.waitForLoadState("networkidle");
    await field(seeker, message("apply.firstName")).fill("Ada");
    await field(seeker, message("apply.lastName")).fill("Byron");
    await seeker.locator("input[type=file]").setInputFiles(resume);
    await press(seeker, message("apply.next"));
    await heading(seeker, message("applyStep.contact")).waitFor();
    await giveContactAndPitch(seeker);
    await heading(seeker, message("apply.questions")).waitFor();
    await expect(seeker.getByText(/asks because: The work begins with it/).first()).toBeVisible();
    await press(seeker, message("apply.next"));
    const refused = seeker.locator(".form-errors");
    await expect(refused).toContainText(`${message("answers.required")}: ${knots}`);
    await field(seeker, knots).fill("Bowline, and a fair sheet bend");
    await seeker.getByRole("radio", { name: message("workAuthorization.anyEmployer") }).check();
    await press(seeker, message("apply.next"));
    await heading(seeker, message("applyStep.finish")).waitFor();
    await expect(seeker.getByText("Bowline, and a fair sheet bend")).toBeVisible();
    const steps = seeker.getByRole("navigation", { name: message("apply.steps") }).getByRole("listitem");
    await expect(steps).toHaveCount(7);
    await press(seeker, message("apply.send"));
    await heading(seeker, message("apply.submitted")).waitFor();
    await expect(steps).toHaveCount(7);

    await page.goto(`/organization/jobs/${first}`);
    await page.getByRole("link", { name: "Ada Byron" }).click();
    await expect(page.locator("dt", { hasText: knots })).toBeVisible();
    await expect(page.locator(".sent")).toContainText("Any employer");

    // The second time only the pitch is missing: everything else is known.
    await begin(seeker, second);
    await press(seeker, message("apply.next"));
    await heading(seeker, message("applyStep.elevatorPitch")).waitFor();
    await field(seeker, message("applyStep.elevatorPitch")).fill(pitch);
    await press(seeker, message("apply.next"));
    await heading(seeker, message("applyStep.finish")).waitFor();
    await expect(seeker.getByText("Bowline, and a fair sheet bend")).toBeVisible();

    await seeker.goto(answers);
    await expect(seeker.getByRole("heading", { name: knots })).toBeVisible();
    await expect(seeker.getByText(/Last used on/)).toBeVisible();
    await seeker.getByRole("link", { name: message("answers.changeOne", { question: knots }) }).click();
    await seeker.getByLabel(knots, { exact: true }).fill("Bowline");
    await press(seeker, message("answers.save"));
    await expect(seeker.getByText("Bowline", { exact: true })).toBeVisible();
    await seeker.getByRole("button", { name: message("answers.forgetOne", { question: knots }) }).click();
    await expect(seeker.getByText(message("answers.none"))).toBeVisible();
  });

test("M-35 questions and kept answers pass axe at three widths in both themes", async ({ signedIn }) => {
  const address = newAddress("asker");
  await appointPro(address, pierCompany);
  const page = await signedIn(address, "/organization/jobs/new");
  await page.waitForLoadState("networkidle");
  await fillPosting(page, "Rope Walker");
  await addQuestion(page, 0, knots, "text");
  await addQuestion(page, 1, "Which shift suits you?", "choice");
  await page.locator("#question-choices-1").fill("Day\nNight");
  await addQuestion(page, 2, "", "work-authorization");
  await addQuestion(page, 3, "When can you start?", "date");
  await press(page, message("hosting.question.raise", { position: 4 }));
  await expect(page.locator("#question-text-2")).toHaveValue("When can you start?");
  await expect(page.locator("#question-kind-2")).toBeFocused();
  await press(page, message("hosting.question.raise", { position: 4 }));
  await expect(page.locator("#question-kind-3")).toHaveValue("date");
  await press(page, message("hosting.move.publish"));
  await expect(page.locator(".posting-life")).toHaveText("Published");
  const jobId = /jobs\/(\d+)/.exec(page.url())?.[1] ?? "";
  await looked(page, "editor");

  const seeker = await signedIn(newAddress("answerer"), blank);
  await begin(seeker, jobId);
  await looked(seeker, "before");
  await seeker.goto(`/apply/rope-walker/${jobId}/questions`);
  await heading(seeker, message("apply.questions")).waitFor();
  await seeker.waitForLoadState("networkidle");
  await press(seeker, message("apply.next"));
  await expect(seeker.locator(".form-errors")).toContainText(message("answers.required"));
  await looked(seeker, "questions");
  await seeker.goto(answers);
  await looked(seeker, "answers");
});

async function looked(page: Page, name: string): Promise<void> {
  await pictured(page, name);
  expect(await faultsInEachView(page)).toEqual([]);
}
