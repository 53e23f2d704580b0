import { createHash } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { field, giveContactAndPitch, heading, press, resume } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { asked, publishAsking } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";

const license = {
  name: "license.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Licensed to steer since 2011. Questions to pilot@example.com."),
};
const sha256 = createHash("sha256").update(license.buffer).digest("hex");
const program = { name: "license.pdf", mimeType: "application/pdf", buffer: Buffer.from("4d5a9000", "hex") };
const tooLarge = {
  name: "scan.txt",
  mimeType: "text/plain",
  buffer: Buffer.alloc(limits.answerFileBytes + 1, "a"),
};

/** Goes to the step that asks for the file. */
async function begin(page: Page, jobId: string): Promise<void> {
  await page.goto(`/apply/x/${jobId}`);
  await heading(page, message("applyStep.personal")).waitFor();
  await expect(page.locator(".before li", { hasText: asked })).toContainText(message("answers.fileAsked"));
  await page.waitForLoadState("networkidle");
  await field(page, message("apply.firstName")).fill("Ada");
  await field(page, message("apply.lastName")).fill("Byron");
  await page.locator("input[type=file]").setInputFiles(resume);
  await press(page, message("apply.next"));
  await heading(page, message("applyStep.contact")).waitFor();
  await giveContactAndPitch(page);
  await heading(page, message("apply.questions")).waitFor();
  await page.waitForLoadState("networkidle");
}

const chosen = (page: Page) => page.getByRole("group", { name: asked }).locator("input[type=file]");
const taken = (page: Page) => page.getByRole("group", { name: asked }).locator(".file-line");

for (const [how, javaScriptEnabled] of scripting)
  test(`M-35 M-04 M-29 a question is answered by a file, which both sides and the receipt name ${how}`, async ({
    signedIn,
  }) => {
    const options = { javaScriptEnabled };
    const address = newAddress("asker");
    await appointPro(address, pierCompany);
    const page = await signedIn(address, blank);
    const jobId = await publishAsking(page, `Launch Pilot ${how}`);
    const seeker = await signedIn(newAddress("pilot"), blank, options);
    await begin(seeker, jobId);
    await expect(seeker.getByText(/asks because: You steer the launch/)).toBeVisible();
    await expect(seeker.getByText(/up to 5(?:\.0)? MB\. It goes with this application only\./)).toBeVisible();
    await press(seeker, message("apply.next"));
    await expect(seeker.locator(".form-errors")).toContainText(message("answers.fileRequired"));
    const send = async (file: typeof license) => {
      await chosen(seeker).setInputFiles(file);
      if (!javaScriptEnabled) await press(seeker, message("apply.next"));
    };
    await send(program);
    await expect(seeker.getByText(message("resume.couldNotOpen")).first()).toBeVisible();
    await send(tooLarge);
    await expect(seeker.getByText(/The file is larger than 5(?:\.0)? MB/).first()).toBeVisible();
    await send(license);
    if (!javaScriptEnabled) {
      await heading(seeker, message("applyStep.finish")).waitFor();
      await seeker.goto(`/apply/x/${jobId}/questions`);
    }
    await expect(taken(seeker)).toContainText("license.txt");
    await pictured(seeker, `questions-file-${javaScriptEnabled}`);
    await press(seeker, `${message("apply.takeOut")} license.txt`);
    await expect(taken(seeker)).toHaveCount(0);
    await send(license);
    if (javaScriptEnabled) {
      await expect(taken(seeker)).toContainText("license.txt");
      await press(seeker, message("apply.next"));
    }
    await heading(seeker, message("applyStep.finish")).waitFor();
    const review = seeker.locator(".preview div", { hasText: asked });
    await expect(review).toContainText("license.txt");
    await expect(review).toContainText(sha256);
    await expect(review).toContainText(message("answers.fileHidden"));
    await pictured(seeker, `finish-file-${javaScriptEnabled}`);
    await press(seeker, message("apply.send"));
    await heading(seeker, message("apply.submitted")).waitFor();
    await seeker.getByRole("link", { name: message("apply.seeApplication") }).click();
    await expect(seeker.getByRole("link", { name: "license.txt" })).toBeVisible();
    await seeker.getByRole("link", { name: message("receipt.see"), exact: true }).click();
    const paper = seeker.locator(".receipt");
    await expect(paper).toContainText(`${asked}license.txt`);
    await expect(paper).toContainText(sha256);

    await page.goto(`/organization/jobs/${jobId}`);
    await page.getByRole("link", { name: "Ada Byron" }).click();
    const answer = page.locator(".sent > div", { hasText: asked });
    await expect(answer).toContainText(message("answers.fileHeldBack"));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      answer.getByRole("link", { name: message("answers.fileText") }).click(),
    ]);
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    expect(text).toContain("Licensed to steer since 2011.");
    expect(text).not.toContain("pilot@example.com");
    await pictured(page, "hirer-file");
  });

test("M-35 a question that asks for a file passes axe at three widths in both themes", async ({
  signedIn,
}) => {
  const address = newAddress("asker");
  await appointPro(address, pierCompany);
  const jobId = await publishAsking(await signedIn(address, blank), "Tug Pilot");
  const seeker = await signedIn(newAddress("pilot"), `/apply/x/${jobId}/questions`);
  await heading(seeker, message("apply.questions")).waitFor();
  await seeker.waitForLoadState("networkidle");
  await press(seeker, message("apply.next"));
  await expect(seeker.locator(".form-errors")).toContainText(message("answers.fileRequired"));
  expect(await faultsInEachView(seeker)).toEqual([]);
});
