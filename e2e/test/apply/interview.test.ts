import { readFile } from "node:fs/promises";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, type PageOptions, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";
import { hydrated } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

/** One for each way of running: an address gets only a limited number of mailed codes. */
const pros = [newAddress("scripted"), newAddress("plain")] as const;
const title = "Pier Watcher 2";
const resume = `Ada Byron
Experience
Lamp Keeper at Harbor Lights, 2019 - 2024
- Kept lamps lit
Skills
Diving, Welding`;

test.beforeAll(async () => {
  for (const pro of pros) await appointPro(pro, pierCompany);
});

/** Somebody who has applied, with the path of Easy Apply's last step. */
async function applied(
  open: Open,
  options: PageOptions = {},
): Promise<{ page: Page; id: string; lastStep: string }> {
  const page = await open(blank, options);
  await signIn(page, newAddress("interviewed"));
  const id = await applyTo(page, title, "Ada Byron", resume);
  return { page, id, lastStep: `/apply/pier-watcher-2/${await jobNamed(page, title)}/interview` };
}

/** Somebody who has applied, at Easy Apply's last step. */
async function applicant(open: Open, options: PageOptions = {}): Promise<{ page: Page; id: string }> {
  const { page, id, lastStep } = await applied(open, options);
  await page.goto(lastStep);
  return { page, id };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

function asked(page: Page, name: string) {
  return page.getByRole("heading", { level: 2, name });
}

/** From Easy Apply's last step through all questions, to the review before sending. */
async function answerAll(page: Page): Promise<void> {
  await page.getByRole("link", { name: message("interview.start") }).click();
  await asked(page, message("interview.askPreviousEmployer")).waitFor();
  await expect(page.getByLabel(message("interview.employer"), { exact: true })).toHaveValue("Harbor Lights");
  await press(page, message("interview.next"));
  await asked(page, message("interview.askJobTitle")).waitFor();
  await page.getByLabel(message("interview.title"), { exact: true }).fill("Head Keeper");
  await press(page, message("interview.next"));
  await asked(page, message("interview.askExpectedSalary")).waitFor();
  await page.getByLabel(message("interview.pay"), { exact: true }).fill("85,000");
  await press(page, message("interview.next"));
  await asked(page, "Which of these describes your permission to work in the United States?").waitFor();
  await press(page, message("interview.leaveOut"));
  await asked(page, message("interview.confirmSkills")).waitFor();
  await page.getByRole("checkbox", { name: "Welding" }).uncheck();
  await page.getByLabel(message("interview.skillsMore"), { exact: true }).fill("Knots");
  await press(page, message("interview.next"));
  for (const skill of ["Diving", "Knots"])
    await page
      .getByRole("group", { name: message("interview.askRating", { skill }) })
      .getByRole("radio", { name: message("skillLevel.alone") })
      .check();
  await press(page, message("interview.next"));
  for (const skill of ["Diving", "Knots"])
    await page.getByLabel(message("interview.askYears", { skill })).fill("6");
  await press(page, message("interview.next"));
  await page
    .getByLabel(message("interview.charity"), { exact: true })
    .selectOption("Goodwill Industries: Job training and placement");
  await press(page, message("interview.next"));
  await asked(page, message("interview.review")).waitFor();
}

test("on a wide page, what happened and what was sent begin on one line", async ({ open }) => {
  const { page, id } = await applied(open, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/settings/application/${id}`);
  const top = async (name: string) =>
    (await page.getByRole("heading", { level: 2, name, exact: true }).boundingBox())!.y;
  expect(await top(message("screen.instantInterview"))).toBeCloseTo(
    await top(message("applications.details")),
    0,
  );
  const receipt = page.getByRole("link", { name: message("receipt.see"), exact: true });
  const line = await page.locator(".sent").last().boundingBox();
  expect((await receipt.boundingBox())!.y - (line!.y + line!.height)).toBeGreaterThan(8);
});

for (const [how, javaScriptEnabled] of scripting) {
  const pro = javaScriptEnabled ? pros[0] : pros[1];
  test(`R-15 R-75 R-80 A-10 A-11 A-12 an interview is answered, changed and sent ${how}`, async ({
    open,
    signedIn,
  }) => {
    const { page, id } = await applicant(open, { javaScriptEnabled });
    await answerAll(page);
    await expect(page.getByText(message("interview.leftOut"), { exact: true })).toBeVisible();
    const change = message("interview.changeAnswer", { question: message("interview.title") });
    await page.getByRole("link", { name: change }).click();
    await page.getByLabel(message("interview.title"), { exact: true }).fill(" ");
    await press(page, message("interview.next"));
    await page.getByRole("alert").getByText(message("validation.answerRequired")).waitFor();
    await page.getByLabel(message("interview.title"), { exact: true }).fill("Lamp Keeper");
    await press(page, message("interview.next"));
    await expect(page.getByText("Lamp Keeper", { exact: true })).toBeVisible();
    await press(page, message("interview.send"));
    await page.getByText(message("interview.thankYou", { pro: pierCompany })).waitFor();
    await expect(page.getByText("Lamp Keeper", { exact: true })).toHaveCount(0);

    const other = await signedIn(pro, `/organization/applications/${id}`, { javaScriptEnabled });
    const facts = other.getByRole("region", { name: message("screen.instantInterview") });
    for (const fact of [
      "Harbor Lights",
      "Lamp Keeper",
      "$85,000 per year",
      "Diving, Knots",
      "Knots: 6 years",
    ])
      await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  });

  test(`M-42 the applicant takes a copy of the answers and deletes them ${how}`, async ({
    open,
    signedIn,
  }) => {
    const { page, id } = await applicant(open, { javaScriptEnabled });
    await answerAll(page);
    await press(page, message("interview.send"));
    await page.getByRole("link", { name: message("interview.toYours") }).click();
    await expect(page.getByText("Head Keeper", { exact: true })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: message("interview.download") }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`interview-${id}.json`);
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
      job: title,
      values: { jobTitle: "Head Keeper", skills: ["Diving", "Knots"] },
    });
    await page.getByRole("link", { name: message("interview.delete") }).click();
    await press(page, message("interview.deleteConfirm"));
    await page.getByText(message("interview.deleted", { organization: pierCompany })).waitFor();
    const other = await signedIn(pro, `/organization/applications/${id}`, { javaScriptEnabled });
    await expect(other.getByText(/^Ada Byron deleted the answers on/)).toBeVisible();
    await expect(other.getByText("Head Keeper")).toHaveCount(0);
  });

  test(`R-17 a Pro tries an interview ${how}, and nothing of it is stored`, async ({ open, signedIn }) => {
    const { page, id, lastStep } = await applied(open, { javaScriptEnabled });
    const other = await signedIn(pro, `/organization/applications/${id}`, { javaScriptEnabled });
    await other.getByRole("link", { name: message("interview.try") }).click();
    await other.getByText(message("interview.trying")).waitFor();
    await other.getByLabel(message("interview.employer"), { exact: true }).fill("");
    await press(other, message("interview.next"));
    await other.getByRole("alert").getByText(message("validation.answerRequired")).waitFor();
    await other.getByLabel(message("interview.employer"), { exact: true }).fill("Nobody's Pier");
    await press(other, message("interview.next"));
    await asked(other, message("interview.askJobTitle")).waitFor();
    const change = message("interview.changeAnswer", { question: message("interview.employer") });
    await press(other, change);
    await expect(other.getByLabel(message("interview.employer"), { exact: true })).toHaveValue(
      "Nobody's Pier",
    );
    for (let left = 0; left < 6; left += 1) await press(other, message("interview.leaveOut"));
    await asked(other, message("interview.review")).waitFor();
    await press(other, message("interview.tryAgain"));
    await asked(other, message("interview.askPreviousEmployer")).waitFor();
    await page.goto(lastStep);
    await expect(page.getByRole("link", { name: message("interview.start") })).toBeVisible();
  });
}

test("M-42 an interview continues on another device, without signing in", async ({ open }) => {
  const { page } = await applicant(open);
  await page.getByRole("link", { name: message("interview.start") }).click();
  await page.getByLabel(message("interview.employer"), { exact: true }).fill("Harbor Trust");
  await press(page, message("interview.next"));
  await asked(page, message("interview.askJobTitle")).waitFor();
  const phone = await open(new URL(page.url()).pathname, { viewport: { width: 360, height: 740 } });
  await asked(phone, message("interview.askJobTitle")).waitFor();
  await expect(phone.getByText("Harbor Trust", { exact: true })).toBeVisible();
  await press(phone, message("interview.next"));
  await asked(phone, message("interview.askExpectedSalary")).waitFor();
  await page.reload();
  await asked(page, message("interview.askExpectedSalary")).waitFor();
});

test("R-16 A-13 X-22 N-05 a link with a changed part is expired, on a page without the logo", async ({
  open,
}) => {
  const { page } = await applicant(open);
  await page.getByRole("link", { name: message("interview.start") }).click();
  await asked(page, message("interview.askPreviousEmployer")).waitFor();
  await expect(page.locator(".wordmark")).toHaveCount(0);
  const parts = new URL(page.url()).pathname.split("/");
  for (const at of [2, 3, 4, 5]) {
    const path = parts.with(at, `${parts[at]}1`).join("/");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("interview.linkExpired"));
    await expect(page.getByText(message("interview.linkExpiredBody"))).toBeVisible();
  }
  expect(await faultsInEachView(page)).toEqual([]);
});

test("A-10 A-11 an interview is answered by keyboard alone", async ({ open }) => {
  const { page } = await applicant(open);
  await page.getByRole("link", { name: message("interview.start") }).press("Enter");
  const employer = page.getByLabel(message("interview.employer"), { exact: true });
  await employer.waitFor();
  await hydrated(Promise.resolve(page));
  await employer.press("Enter");
  await expect(asked(page, message("interview.askJobTitle"))).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Keeper");
  await page.keyboard.press("Enter");
  await expect(asked(page, message("interview.askExpectedSalary"))).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(asked(page, "Which of these describes")).toBeFocused();
  for (const key of ["Tab", "Space", "Enter"]) await page.keyboard.press(key);
  await expect(asked(page, message("interview.confirmSkills"))).toBeFocused();
});

test("A-10 A-11 A-12 every step of an interview passes axe", async ({ open, signedIn }) => {
  const { page, id } = await applicant(open);
  expect(await faultsInEachView(page)).toEqual([]);
  await answerAll(page);
  expect(await faultsInEachView(page)).toEqual([]);
  for (const question of ["expectedPay", "skills", "ratings"]) {
    await page.goto(`${new URL(page.url()).pathname}?question=${question}`);
    expect(await faultsInEachView(page), question).toEqual([]);
  }
  await page.goto(new URL(page.url()).pathname);
  await press(page, message("interview.send"));
  await page.getByRole("link", { name: message("interview.toYours") }).waitFor();
  const other = await signedIn(pros[1], `/organization/applications/${id}`);
  await other.getByRole("region", { name: message("screen.instantInterview") }).waitFor();
  expect(await faultsInEachView(other)).toEqual([]);
});
