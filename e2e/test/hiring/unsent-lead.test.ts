import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { error, field } from "../harness/easy-apply.ts";
import { expectAsked, expectNotAsked } from "../harness/leaving.ts";
import { newAddress } from "../harness/own-account.ts";

const enterValidEmail = message("validation.enterValidEmail");

for (const [path, email, text] of [
  ["/hire", "lead.email", "lead.message"],
  ["/become-a-client", "lead.email", "lead.message"],
  ["/contact", "login.email", "contact.message"],
] as const) {
  test(`N-12 what is typed on ${path} asks before it is left`, async ({ open }) => {
    const page = await open(path);
    await page.waitForLoadState("networkidle");
    const typed = field(page, message(text));
    await typed.fill("We need two kelp divers.");
    await expectAsked(page, typed, "We need two kelp divers.");
  });

  test(`V-06 an address on ${path} is checked when it is left, and as it is corrected`, async ({ open }) => {
    const page = await open(path);
    await page.waitForLoadState("networkidle");
    await field(page, message(email)).fill("ada@example");
    await expect(error(page, enterValidEmail)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await error(page, enterValidEmail).waitFor();
    await field(page, message(email)).pressSequentially(".com");
    await expect(error(page, enterValidEmail)).toHaveCount(0);
  });
}

test("N-12 a sent lead doesn't ask", async ({ open }) => {
  const page = await open("/hire");
  await field(page, message("lead.firstName")).fill("Grace");
  await field(page, message("lead.lastName")).fill("Brewster");
  await field(page, message("lead.email")).fill(newAddress("sent"));
  await page.getByRole("button", { name: message("lead.send") }).click();
  await page.getByText(/^Your message is with Candor\./).waitFor();
  await expectNotAsked(page);
});

test("V-47 what is corrected leaves the summary of a refused form", async ({ open }) => {
  const page = await open("/contact");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: message("lead.send") }).click();
  const lines = page.locator(".form-errors li");
  await expect(lines).toHaveCount(3);
  await field(page, message("lead.name")).fill("Grace Brewster");
  await expect(lines).toHaveCount(2);
  await expect(page.locator(".form-errors")).not.toContainText(message("validation.nameRequired"));
  await field(page, message("login.email")).fill(newAddress("corrected"));
  await field(page, message("contact.message")).fill("Is the pier open?");
  await expect(page.locator(".form-errors")).toHaveCount(0);
});
