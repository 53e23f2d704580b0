import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { refused } from "../harness/account-page.ts";
import { expect, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { newAddress } from "../harness/own-account.ts";

const base = "/settings/professional";
const saved = (page: Page) => page.getByRole("status").getByText(message("form.saved"));
const save = (page: Page) => press(page, message("profile.save"));

for (const [how, javaScriptEnabled] of scripting)
  test.describe(how, () => {
    const options = { javaScriptEnabled };
    const ready = async (page: Page) => {
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
    };

    test("R-52 skills are added by Enter, ordered, and saved with what is still typed", async ({
      account,
    }) => {
      const page = await account(newAddress("skills"), `${base}/skills`, options);
      await ready(page);
      const skill = field(page, message("profile.addSkill"));
      for (const name of ["Welding", "Diving"]) {
        await skill.fill(name);
        await skill.press("Enter");
        await page.getByRole("listitem").getByText(name).waitFor();
      }
      await page.getByRole("button", { name: message("profile.raiseSkill", { skill: "Diving" }) }).click();
      await expect(page.locator(".own-skills li span")).toHaveText(["Diving", "Welding"]);
      await page.getByRole("button", { name: message("profile.removeSkill", { skill: "Welding" }) }).click();
      await expect(page.locator(".own-skills li span")).toHaveText(["Diving"]);
      await skill.fill("Knots");
      await save(page);
      await saved(page).waitFor();
      await expect(page.locator(".own-skills li span")).toHaveText(["Diving", "Knots"]);
    });

    test("E-09 several skills are added at once, and one without a letter or digit is refused", async ({
      account,
    }) => {
      const page = await account(newAddress("skills"), `${base}/skills`, options);
      await ready(page);
      const skill = field(page, message("profile.addSkill"));
      await skill.fill("java, C++;C#, , 🔥, Java");
      await press(page, message("profile.add"));
      await refused(page, message("profile.skillWithoutWords", { skill: "🔥" })).waitFor();
      await expect(skill).toHaveValue("🔥");
      await expect(page.locator(".own-skills li span")).toHaveText(["java", "C++", "C#"]);
      // The page says the same as before: only the answer shows that it is a new one.
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await save(page);
      await answered;
      await expect(page.getByRole("button", { name: message("profile.save") })).toBeEnabled();
      await refused(page, message("profile.skillWithoutWords", { skill: "🔥" })).waitFor();
      await skill.fill("");
      await save(page);
      await saved(page).waitFor();
      await expect(page.locator(".own-skills li span")).toHaveText(["java", "C++", "C#"]);
    });
  });

test("E-09 a skill is completed from the words that postings use", async ({ account }) => {
  const page = await account(newAddress("skills"), `${base}/skills`);
  await page.waitForLoadState("networkidle");
  const skill = field(page, message("profile.addSkill"));
  await skill.click();
  await skill.pressSequentially("opti");
  await page.getByRole("option", { name: /^Optics/ }).waitFor();
  await skill.press("ArrowDown");
  await skill.press("Enter");
  await expect(skill).toHaveValue("Optics");
  await skill.press("Enter");
  await expect(page.locator(".own-skills li span")).toHaveText(["Optics"]);
});

test("E-09 pasted lines are added as one skill each", async ({ account }) => {
  const page = await account(newAddress("skills"), `${base}/skills`);
  await page.waitForLoadState("networkidle");
  const skill = field(page, message("profile.addSkill"));
  await skill.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "Java\nSQL\r\n");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(skill).toHaveValue("Java, SQL");
  await press(page, message("profile.add"));
  await expect(page.locator(".own-skills li span")).toHaveText(["Java", "SQL"]);
});
