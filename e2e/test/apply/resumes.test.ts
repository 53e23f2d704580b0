import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { error, field, file, heading, openApply, press, resume } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

const path = "/settings/professional/resume";
const entry = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const said = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });
const other = { ...resume, name: "kelp.txt" };

async function upload(page: Page, chosen: typeof resume, javaScriptEnabled: boolean): Promise<void> {
  await file(page).setInputFiles(chosen);
  if (!javaScriptEnabled) await press(page, message("resumes.upload"));
  await page.getByRole("heading", { name: chosen.name }).waitFor();
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`My Resumes ${how}`, () => {
    test("R-53 E-07 keeps, names and hands out what was uploaded; Easy Apply begins with the default", async ({
      account,
    }) => {
      const page = await account(newAddress("resumes"), path, { javaScriptEnabled });
      await page.getByText(message("resumes.none")).waitFor();
      for (const label of ["resumes.file", "resumes.linkedInFile", "resumes.dataFile"] as const)
        await expect(page.locator("label", { hasText: message(label) }).first()).toHaveCSS(
          "font-weight",
          "600",
        );
      await upload(page, resume, javaScriptEnabled);
      await upload(page, other, javaScriptEnabled);
      await expect(entry(page, other.name)).toContainText(message("resumes.default"));
      await press(page, `${message("resumes.makeDefault")} ${resume.name}`);
      await said(page, message("resumes.preferred", { fileName: resume.name })).waitFor();
      await expect(entry(page, resume.name)).toContainText(message("resumes.default"));
      await follow(page, `${message("resumes.rename")} ${resume.name}`);
      await field(page, message("resumes.name")).fill(" ");
      await press(page, message("resumes.saveName"));
      await error(page, message("validation.fileNameRequired")).waitFor();
      await field(page, message("resumes.name")).fill("Diving");
      await press(page, message("resumes.saveName"));
      await said(page, message("resumes.renamed", { fileName: "Diving.txt" })).waitFor();
      const downloading = page.waitForEvent("download");
      await follow(page, `${message("resumes.download")} Diving.txt`);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("Diving.txt");
      await openApply(page, "lighthouse keeper 4");
      await expect(page.getByRole("radio", { name: "Diving.txt" })).toBeChecked();
    });

    test("A-04 N-25 asks before a resume is taken out of use, and puts it back", async ({ account }) => {
      const page = await account(newAddress("stopping"), path, { javaScriptEnabled });
      await upload(page, resume, javaScriptEnabled);
      const { name: fileName } = resume;
      const stop = `${message("button.stopUsing")} ${fileName}`;
      await follow(page, stop);
      await page.getByText(message("resume.inactivateTitle", { fileName })).waitFor();
      await page.getByText(message("resume.inactivateBody")).waitFor();
      await follow(page, message("button.keepUsing"));
      await follow(page, stop);
      await press(page, message("button.stopUsing"));
      await said(page, message("resume.inactivated", { fileName })).waitFor();
      await openApply(page, "lighthouse keeper 4");
      await expect(page.getByRole("radio")).toHaveCount(0);
      await page.goto(path);
      await press(page, `${message("resumes.useAgain")} ${fileName}`);
      await said(page, message("resumes.usedAgain", { fileName })).waitFor();
      await expect(entry(page, fileName)).toContainText(message("resumes.default"));
    });

    test("X-18 V-16 refuses what it can't read, in the words of Easy Apply, and keeps the rest", async ({
      account,
    }) => {
      const page = await account(newAddress("refusing"), path, { javaScriptEnabled });
      await upload(page, resume, javaScriptEnabled);
      if (!javaScriptEnabled) {
        await press(page, message("resumes.upload"));
        await error(page, message("validation.resumeRequired")).waitFor();
      }
      await file(page).setInputFiles({ ...resume, name: "broken.pdf", buffer: Buffer.from([0, 1, 2, 3]) });
      if (!javaScriptEnabled) await press(page, message("resumes.upload"));
      await error(page, message("resume.unreadable")).waitFor();
      await page.getByRole("heading", { name: resume.name }).waitFor();
      await expect(page.getByRole("heading", { name: "broken.pdf" })).toHaveCount(0);
    });
  });

test("M-05 hands out a resume made from the profile, as PDF, DOCX, JSON Resume, HR Open and vCard", async ({
  account,
}) => {
  const page = await account(newAddress("made"), path, { javaScriptEnabled: false });
  for (const [text, extension] of [
    [message("resumes.madePdf"), "pdf"],
    [message("resumes.madeDocx"), "docx"],
    [message("resumes.madeJson"), "json"],
    [message("resumes.madeHrOpen"), "hropen\\.json"],
    [message("resumes.madeVcf"), "vcf"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await follow(page, text);
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
  }
});

for (const [how, javaScriptEnabled] of scripting)
  test(`M-26 what LinkedIn or another program saved is read beside the profile, or refused ${how}`, async ({
    account,
  }) => {
    const page = await account(newAddress("portable"), path, { javaScriptEnabled });
    const bring = async (source: "linkedIn" | "data", name: string, content: object) => {
      const form = page.getByRole("form", { name: message(`resumes.${source}`) });
      const chosen = {
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(JSON.stringify(content)),
      };
      await form.getByLabel(message(`resumes.${source}File`)).setInputFiles(chosen);
      await form.getByRole("button", { name: message("resumes.readCopy") }).click();
    };
    await bring("linkedIn", "linkedin.zip", {});
    await error(page, message("resumes.linkedInUnreadable")).waitFor();
    await bring("data", "ada.json", { name: "candor" });
    await error(page, message("resumes.dataUnreadable")).waitFor();
    await bring("data", "ada.json", {
      basics: { name: "Ada Byron" },
      work: [{ name: "Point Light", position: "Kelp Diver", startDate: "2020-01" }],
    });
    await page.getByText("Kelp Diver").first().waitFor();
    await page.goto(path);
    await entry(page, "ada.docx").waitFor();
  });

test("M-05 says what a PDF can't show, and offers the DOCX", async ({ account }) => {
  const page = await account(newAddress("undrawn"), "/settings/professional/skills");
  await page.waitForLoadState("networkidle");
  await page.getByLabel(message("profile.addSkill")).fill("漢字");
  await press(page, message("profile.save"));
  await page.getByText(message("form.saved")).waitFor();
  await page.goto(path);
  await follow(page, message("resumes.madePdf"));
  await page.getByText(message("resumes.undrawable", { text: "“漢字”" })).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await follow(page, message("resumes.madeDocx"));
  expect((await downloading).suggestedFilename()).toMatch(/\.docx$/);
});

test("My Resumes passes axe in every state", async ({ account }) => {
  const page = await account(newAddress("axe"), path);
  expect(await faultsInEachView(page)).toEqual([]);
  await upload(page, resume, true);
  await upload(page, { ...other, name: `${"a-very-long-name-".repeat(6)}.txt` }, true);
  await follow(page, `${message("resumes.rename")} ${resume.name}`);
  await field(page, message("resumes.name")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto(path);
  await follow(page, `${message("button.stopUsing")} ${resume.name}`);
  await page.getByRole("dialog").waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await press(page, message("button.stopUsing"));
  await page.getByRole("heading", { name: message("resumes.noLongerUsed") }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await heading(page, message("settings.myResumes")).waitFor();
});

test("V-41 a large resume is sent in parts, and continues where it was interrupted", async ({ account }) => {
  const page = await account(newAddress("parts"), blank);
  // Files made from memory are dated at the time they are chosen.
  await page.addInitScript("Object.defineProperty(File.prototype, 'lastModified', { value: 1 })");
  await page.goto(path);
  const large = { ...resume, name: "large.txt", buffer: Buffer.alloc(5 * limits.uploadPartBytes, "a word ") };
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const parts = () => sent.filter((each) => each.includes("/parts/")).map((each) => each.split("/").at(-1));
  await page.route("**/rest/uploads/*/parts/4", (route) => route.fulfill({ status: 422, body: "{}" }));
  await file(page).setInputFiles(large);
  await error(page, message("apply.uploadFailed", { fileName: large.name })).waitFor();
  expect(parts()).toEqual(["1", "2", "3", "4"]);
  await page.unroute("**/rest/uploads/*/parts/4");
  await page.reload();
  sent.length = 0;
  await file(page).setInputFiles(large);
  await page.getByRole("heading", { name: large.name }).waitFor();
  expect(parts()).toEqual(["4", "5"]);
});
