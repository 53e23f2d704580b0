import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed } from "../harness/mailbox.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";

const send = (page: Page) => page.getByRole("button", { name: message("lead.send") });
const field = (page: Page, label: MessageKey) => page.getByLabel(message(label), { exact: true });

/** By form: what it asks for first, and what is filled in beside an address. */
const pages = [
  {
    ids: "R-05 V-03",
    path: "/become-a-client",
    asks: ["validation.nameRequired", "validation.hireContactRequired"],
    filled: { "lead.name": "Grace Brewster", "lead.company": "Pier Company" },
    email: "lead.email",
    told: /^We have your request, and we will answer by .*\d{4}\.$/,
    form: "operatorLeads.form.client",
  },
  {
    ids: "R-06 V-36 V-37",
    path: "/hire",
    asks: ["validation.hireNamesRequired", "validation.hireContactRequired"],
    filled: { "lead.firstName": "Grace", "lead.lastName": "Brewster", "lead.company": "Pier Company" },
    email: "lead.email",
    told: /^Your message is with Candor\. An answer is due by .*\d{4}\.$/,
    form: "operatorLeads.form.hire",
  },
  {
    ids: "R-21 V-03 V-05",
    path: "/contact",
    asks: ["validation.nameRequired", "validation.emailRequired", "validation.replyRequired"],
    filled: { "lead.name": "Grace Brewster", "contact.message": "A posting is wrong." },
    email: "login.email",
    told: /^We have your message, and we will answer by .*\d{4}\.$/,
    form: "operatorLeads.form.contact",
  },
] as const;

for (const { ids, path, asks, filled, email, told, form } of pages)
  for (const [how, javaScriptEnabled] of scripting)
    test(`${ids} somebody writes on ${path}, and the operator answers, ${how}`, async ({
      open,
      signedIn,
    }) => {
      const [grace, operator] = [newAddress("grace"), newAddress("operator")];
      const page = await open(path, { javaScriptEnabled });
      await send(page).click();
      for (const key of asks) await page.getByText(message(key)).first().waitFor();
      if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
      for (const [label, text] of Object.entries(filled)) await field(page, label as MessageKey).fill(text);
      await field(page, email).fill(grace);
      await send(page).evaluate(clickTwice);
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
      const lead = desk.getByRole("listitem").filter({ hasText: grace });
      await expect(lead).toHaveCount(1);
      await lead.getByText(message(form)).waitFor();
      if (javaScriptEnabled) expect(await faultsInEachView(desk)).toEqual([]);
      await lead.getByLabel(message("lead.answer")).fill("Come by.");
      await lead.getByRole("button", { name: message("lead.sendAnswer") }).click();
      await desk.getByText(message("lead.answerSent"), { exact: true }).waitFor();
      await mailed(grace, /(Come by\.)/);
    });

for (const [how, javaScriptEnabled] of scripting)
  test(`R-06 an answer that a colleague's came before stays on the page, ${how}`, async ({
    open,
    signedIn,
  }) => {
    const [grace, first, second] = [newAddress("grace"), newAddress("first"), newAddress("second")];
    const page = await open("/hire", { javaScriptEnabled });
    await field(page, "lead.firstName").fill("Grace");
    await field(page, "lead.lastName").fill("Brewster");
    await field(page, "lead.email").fill(grace);
    await send(page).click();
    await page.getByRole("status").getByText(grace, { exact: true }).waitFor();
    const desks: Page[] = [];
    for (const operator of [first, second]) {
      await appointAdministrator(operator);
      desks.push(await signedIn(operator, "/admin/leads", { javaScriptEnabled }));
    }
    for (const [at, desk] of desks.entries()) {
      const lead = desk.getByRole("listitem").filter({ hasText: grace });
      await lead.getByLabel(message("lead.answer")).fill(`Come by at ${at}.`);
    }
    const [ada, late] = desks as [Page, Page];
    const sending = { name: message("lead.sendAnswer") };
    await ada.getByRole("listitem").filter({ hasText: grace }).getByRole("button", sending).click();
    await ada.getByText(message("lead.answerSent"), { exact: true }).waitFor();
    const lead = late.getByRole("listitem").filter({ hasText: grace });
    await lead.getByRole("button", sending).click();
    await lead.getByText(/ answered this on .+\. Your answer was not sent\.$/).waitFor();
    await lead.getByRole("blockquote").filter({ hasText: "Come by at 0." }).waitFor();
    await expect(lead.getByRole("alert")).toContainText("Come by at 1.");
    await expect(lead.getByRole("button", sending)).toHaveCount(0);
    if (javaScriptEnabled) expect(await faultsInEachView(late)).toEqual([]);
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

/** Both clicks at once: a second one that comes after the answer hits what replaced the button, and moves the focus. */
function clickTwice(button: HTMLElement | SVGElement): void {
  for (const _ of [1, 2]) (button as HTMLElement).click();
}
