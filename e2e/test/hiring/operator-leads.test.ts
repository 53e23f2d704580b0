import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed } from "../harness/mailbox.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";

const send = (page: Page) => page.getByRole("button", { name: message("lead.send") });

const pages = [
  ["R-05", "/become-a-client", /^We have your request, and we will answer by .*\d{4}\.$/],
  ["R-06", "/hire", /^Your message is with Candor\. An answer is due by .*\d{4}\.$/],
] as const;

for (const [id, path, told] of pages)
  for (const [how, javaScriptEnabled] of scripting)
    test(`${id} somebody who would hire writes on ${path}, and the operator answers, ${how}`, async ({
      open,
      signedIn,
    }) => {
      const [grace, operator] = [newAddress("grace"), newAddress("operator")];
      const page = await open(path, { javaScriptEnabled });
      await send(page).click();
      await page.getByText(message("validation.hireNamesRequired")).first().waitFor();
      await page.getByText(message("validation.hireContactRequired")).first().waitFor();
      if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
      await page.getByLabel(message("lead.firstName")).fill("Grace");
      await page.getByLabel(message("lead.lastName")).fill("Brewster");
      await page.getByLabel(message("lead.company")).fill(`Pier of ${grace}`);
      await page.getByLabel(message("lead.email")).fill(grace);
      await send(page).dblclick();
      await page.getByText(told).waitFor();
      await page.getByRole("status").getByText(grace, { exact: true }).waitFor();
      await expect(page.getByRole("status").filter({ hasText: grace })).toBeFocused();
      if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);

      await appointAdministrator(operator);
      const desk = await signedIn(operator, "/admin/dashboard", { javaScriptEnabled });
      await desk
        .getByRole("navigation", { name: message("admin.menu") })
        .getByRole("link", { name: message("operatorLeads.title") })
        .click();
      const lead = desk.getByRole("listitem").filter({ hasText: `Pier of ${grace}` });
      await expect(lead).toHaveCount(1);
      if (javaScriptEnabled) expect(await faultsInEachView(desk)).toEqual([]);
      await lead.getByLabel(message("lead.answer")).fill("Come by.");
      await lead.getByRole("button", { name: message("lead.sendAnswer") }).click();
      await desk.getByText(message("lead.answerSent")).waitFor();
      await mailed(grace, /(Come by\.)/);
    });

test("R-05 R-06 the page for employers leads to becoming a client", async ({ open }) => {
  const page = await open("/hire");
  await page
    .getByRole("main")
    .getByRole("link", { name: message("screen.becomeAClient") })
    .click();
  await page.getByRole("heading", { level: 1, name: message("screen.becomeAClient") }).waitFor();
});

test("N-04 R-05 the foot of each page leads to becoming a client", async ({ open }) => {
  const page = await open("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: message("screen.becomeAClient") });
  await link.click();
  await page.getByRole("heading", { level: 1, name: message("screen.becomeAClient") }).waitFor();
});
