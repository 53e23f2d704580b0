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
