import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { error, field, file, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";

const path = "/settings/professional/resume";
const text = `Ada Byron
Austin, TX 78701 | (512) 555-0143 | linkedin.com/in/ada-byron

Experience
Kelp Diver, Harbor Farm, Jan 2020 – Present
- Dived in cold water.
Lamp Keeper, Point Light, 2015 – 2019

2011 – 2012

Skills
Diving, Knots`;
const resume = { name: "ada.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
const job = (title: string, company: string) => message("profile.jobAt", { title, company });
const diver = job("Kelp Diver", "Harbor Farm");
const keeper = job("Lamp Keeper", "Point Light");

async function openReading(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await file(page).setInputFiles(resume);
  if (!javaScriptEnabled) await press(page, message("resumes.upload"));
  await page.getByRole("link", { name: message("resumes.read"), exact: true }).click();
  await page.getByRole("heading", { name: message("reading.title", { fileName: resume.name }) }).waitFor();
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
}

for (const [how, javaScriptEnabled] of scripting)
  test.describe(`reading a resume into the profile ${how}`, () => {
    test("M-05 accepts, corrects and leaves out each value, and the profile has what was accepted", async ({
      account,
    }) => {
      const page = await account(newAddress("reading"), path, { javaScriptEnabled });
      await openReading(page, javaScriptEnabled);
      await expect(page.getByText(message("reading.lost.one"))).toBeVisible();
      await expect(page.getByText("Line 5: “Kelp Diver, Harbor Farm, Jan 2020 – Present”")).toBeVisible();

      await press(page, `${message("reading.addJob")} ${diver}`);
      await expect(page.getByRole("heading", { name: diver })).toHaveCount(0);

      // The resume states only years, so it asks for the months.
      await follow(page, `${message("reading.complete")} ${keeper}`);
      await press(page, message("profile.save"));
      await error(page, message("validation.monthAndYearRequired")).first().waitFor();
      await field(page, message("profile.jobTitle")).fill("Lighthouse Keeper");
      await field(page, message("profile.startedMonth")).selectOption("3");
      await field(page, message("profile.endedMonth")).selectOption("12");
      await press(page, message("profile.save"));
      await expect(page.getByRole("heading", { name: keeper })).toHaveCount(0);

      await page.getByRole("checkbox", { name: message("reading.takeSkill", { skill: "Knots" }) }).uncheck();
      await field(page, message("reading.skillText", { skill: "Diving" })).fill("Kelp diving");
      await press(page, message("reading.saveSkills"));
      await expect(page.getByRole("button", { name: message("reading.saveSkills") })).toHaveCount(0);

      await press(page, message("reading.saveAbout"));
      await page.getByText(message("reading.done")).waitFor();

      await page.goto("/settings/professional/experience");
      await expect(page.getByRole("main")).toContainText("Kelp Diver");
      await expect(page.getByRole("main")).toContainText("Lighthouse Keeper");
      await page.goto("/settings/professional/skills");
      await expect(page.getByRole("main")).toContainText("Kelp diving");
      await expect(page.getByRole("main")).not.toContainText("Knots");
      await page.goto("/settings/professional/personal");
      await expect(field(page, message("profile.linkedIn"))).toHaveValue(
        "https://www.linkedin.com/in/ada-byron",
      );
      await page.goto("/settings/professional/phones");
      await expect(page.getByLabel(message("profile.phoneNumber")).first()).toHaveValue("+1 512 555 0143");
    });

    test("M-05 overwrites nothing unless asked to", async ({ account }) => {
      const page = await account(newAddress("keeping"), "/settings/professional/experience/new", {
        javaScriptEnabled,
      });
      await field(page, message("profile.jobTitle")).fill("Kelp Diver");
      await field(page, message("profile.company")).fill("Harbor Farm");
      await field(page, message("profile.startedMonth")).selectOption("2");
      await field(page, message("profile.startedYear")).fill("2021");
      await field(page, message("profile.current")).check();
      await press(page, message("profile.save"));
      // The notice in the address is gone as soon as it has been shown.
      await page.waitForURL(/\/experience(?:\?|$)/);
      await page.goto(path);
      await openReading(page, javaScriptEnabled);
      const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: diver }) });
      await expect(entry).toContainText(message("reading.differs"));
      await expect(entry).toContainText("Feb 2021");
      await press(page, `${message("reading.keepJob")} ${diver}`);
      await expect(page.getByRole("heading", { name: diver })).toHaveCount(0);
      await page.goto("/settings/professional/experience");
      await expect(page.getByRole("main")).toContainText("Feb 2021");
      await expect(page.getByRole("main")).not.toContainText("Jan 2020");
    });
  });

test("M-05 the pages of a reading pass axe, and everything new is added at once", async ({ account }) => {
  const page = await account(newAddress("reading-axe"), path);
  await openReading(page, true);
  expect(await faultsInEachView(page)).toEqual([]);
  await follow(page, `${message("reading.complete")} ${keeper}`);
  await field(page, message("profile.jobTitle")).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await follow(page, message("reading.backToAll"));
  await press(page, message("reading.addAll"));
  await expect(page.getByRole("heading", { name: diver })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: keeper })).toBeVisible();
  await expect(page.getByRole("button", { name: message("reading.saveSkills") })).toHaveCount(0);
  await expect(page.getByRole("button", { name: message("reading.addAll") })).toHaveCount(0);
  await page.goto("/settings/professional/skills");
  await expect(page.getByRole("main")).toContainText("Knots");
});
