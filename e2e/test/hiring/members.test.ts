import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed, mailedLink } from "../harness/mailbox.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillOwnName } from "../harness/own-name.ts";

let count = 0;

/** A name that no other test uses. */
function newName(): string {
  count += 1;
  return `Lighthouse ${process.pid} ${count} Works`;
}

/** From My Organization, where creating one leads. */
async function openMembers(page: Page, organization: string): Promise<void> {
  await page.getByRole("link", { name: message("members.ofOrganization", { organization }) }).click();
  await page.getByLabel(message("members.email")).waitFor();
}

for (const [how, javaScriptEnabled] of scripting)
  test(`R-78 somebody creates an organization, invites another, and hands it over, ${how}`, async ({
    signedIn,
  }) => {
    const [name, [adaMail, benMail]] = [newName(), [newAddress("ada"), newAddress("ben")]];
    const ada = await signedIn(adaMail, "/organization/new", { javaScriptEnabled });
    await ada.getByLabel(message("newOrganization.name")).fill(name);
    await fillOwnName(ada);
    await ada.getByRole("button", { name: message("newOrganization.create") }).click();
    await ada.getByText(message("newOrganization.created")).waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(ada)).toEqual([]);
    await openMembers(ada, name);
    if (javaScriptEnabled) expect(await faultsInEachView(ada)).toEqual([]);

    await ada.getByLabel(message("members.email")).fill(benMail);
    await ada.getByRole("radio", { name: message("memberRole.reader") }).check();
    await ada.getByRole("button", { name: message("members.sendInvitation") }).click();
    await ada.getByText(message("members.invited")).waitFor();
    if (javaScriptEnabled)
      await expect(ada.getByRole("heading", { name: message("members.invite") })).toBeFocused();

    const invitation = await mailedLink(benMail, "/organization/invitations/");
    const ben = await signedIn(benMail, invitation, { javaScriptEnabled });
    await ben
      .getByRole("heading", { name: message("memberInvitation.title", { organization: name }) })
      .waitFor();
    await fillOwnName(ben, ["Ben", "Okri"]);
    await ben.getByRole("button", { name: message("memberInvitation.accept") }).click();
    await ben.getByText(message("memberInvitation.joined", { organizations: name })).waitFor();
    await expect(ben.getByRole("heading", { level: 1 })).toHaveText(message("screen.myOrganization"));
    await ben.goto(invitation);
    await ben
      .getByRole("heading", { name: message("memberInvitation.already", { organization: name }) })
      .waitFor();
    await ben
      .getByRole("main")
      .getByRole("link", { name: message("claim.toMembers"), exact: true })
      .click();
    await ben
      .getByRole("heading", { level: 1, name: message("members.ofOrganization", { organization: name }) })
      .waitFor();
    await expect(ben.getByRole("button", { name: message("members.sendInvitation") })).toHaveCount(0);

    await ada.reload();
    await ada.getByRole("button", { name: message("members.transfer") }).click();
    await ada.getByText(message("members.transferUnchosen")).first().waitFor();
    await ada.getByLabel(message("members.transferTo")).selectOption({ index: 1 });
    await ada.getByRole("button", { name: message("members.transfer") }).click();
    await ada.getByText(message("members.handedOver")).waitFor();
    await expect(ada.getByRole("button", { name: message("members.sendInvitation") })).toHaveCount(0);
    await ben.goto(ben.url().split("?")[0] as string);
    await ben
      .getByRole("link", { name: message("members.remove"), exact: false })
      .first()
      .click();
    await expect(ben.locator(".member-removal")).toBeFocused();
    await ben.getByRole("button", { name: message("members.remove") }).click();
    await ben.getByText(message("members.removed")).waitFor();
    expect((await ada.reload())?.status()).toBe(404);
  });

for (const [how, javaScriptEnabled] of scripting)
  test(`V-01 V-02 a new member says their name, which people read, ${how}`, async ({ signedIn }) => {
    const [name, [adaMail, benMail]] = [newName(), [newAddress("ada"), newAddress("ben")]];
    const ada = await signedIn(adaMail, "/organization/new", { javaScriptEnabled });
    await ada.getByLabel(message("newOrganization.name")).fill(name);
    await ada.getByLabel(message("ownName.first")).fill("Ada");
    await ada.getByRole("button", { name: message("newOrganization.create") }).click();
    await expect(ada.getByText(message("validation.lastNameRequired")).first()).toBeVisible();
    await expect(ada.getByLabel(message("newOrganization.name"))).toHaveValue(name);
    await expect(ada.getByLabel(message("ownName.first"))).toHaveValue("Ada");
    if (javaScriptEnabled) expect(await faultsInEachView(ada)).toEqual([]);
    await ada.getByLabel(message("ownName.last")).fill("Byron");
    await ada.getByRole("button", { name: message("newOrganization.create") }).click();
    await ada.getByText(message("newOrganization.created")).waitFor();
    await openMembers(ada, name);
    await ada.getByLabel(message("members.email")).fill(benMail);
    await ada.getByRole("button", { name: message("members.sendInvitation") }).click();
    await ada.getByText(message("members.invited")).waitFor();

    const invitation = await mailedLink(benMail, "/organization/invitations/");
    const ben = await signedIn(benMail, invitation, { javaScriptEnabled });
    await ben.getByLabel(message("ownName.last")).fill("Okri");
    await ben.getByRole("button", { name: message("memberInvitation.accept") }).click();
    await expect(ben.getByText(message("validation.firstNameRequired")).first()).toBeVisible();
    await expect(ben.getByLabel(message("ownName.last"))).toHaveValue("Okri");
    if (javaScriptEnabled) expect(await faultsInEachView(ben)).toEqual([]);
    await ben.getByLabel(message("ownName.first")).fill("Ben");
    await ben.getByRole("button", { name: message("memberInvitation.accept") }).click();
    await ben.getByText(message("memberInvitation.joined", { organizations: name })).waitFor();

    await ada.goto("/organization/new");
    await expect(ada.getByLabel(message("ownName.first"))).toHaveCount(0);
  });

test("R-78 an imported organization is claimed by mail, and an administrator decides", async ({
  signedIn,
}) => {
  const [adaMail, work] = [newAddress("ada"), `ada@lagoon-${process.pid}.example`];
  const operator = newAddress("operator");
  await appointAdministrator(operator);
  const ada = await signedIn(adaMail, "/organization/lagoon-company");
  await ada.getByRole("link", { name: message("claim.start") }).click();
  await ada.getByRole("heading", { level: 1, name: /Claim/ }).waitFor();
  expect(await faultsInEachView(ada)).toEqual([]);

  await ada.getByRole("button", { name: message("ownName.continue") }).click();
  await ada.getByText(message("validation.lastNameRequired")).first().waitFor();
  await fillOwnName(ada);
  await ada.getByRole("button", { name: message("ownName.continue") }).click();
  await ada.getByLabel(message("claim.mailAddress")).waitFor();
  expect(await faultsInEachView(ada)).toEqual([]);
  await ada.getByLabel(message("claim.mailAddress")).fill("ada@gmail.com");
  await ada.getByRole("button", { name: message("claim.mailSend") }).click();
  await ada.getByText(message("validation.claimFreeMail")).first().waitFor();
  await ada.getByLabel(message("claim.mailAddress")).fill(work);
  await ada.getByRole("button", { name: message("claim.mailSend") }).click();
  await ada.getByRole("button", { name: message("claim.withdraw") }).waitFor();
  await ada.goto(await mailedLink(work, "/organization/claims/"));
  await ada.getByRole("button", { name: message("claim.confirm") }).click();
  await ada.getByText(message("claim.waiting")).waitFor();

  const page = await signedIn(operator, "/admin/organizations");
  const claim = page.locator("form", { hasText: adaMail });
  expect(await faultsInEachView(page)).toEqual([]);
  await claim.getByRole("button", { name: message("adminClaims.grant") }).click();
  await page.getByText(message("adminClaims.decided")).waitFor();
  await mailed(adaMail, /(Lagoon Company is yours on Candor)/);
  await ada.goto("/organization/lagoon-company/members");
  await ada.getByRole("heading", { level: 1, name: /Lagoon Company/ }).waitFor();
  await page.goto("/organization/lagoon-company/claim");
  await page.getByText(message("claim.leadAnswered")).waitFor();
});

for (const [how, javaScriptEnabled] of scripting)
  test(`R-22 R-82 somebody writes to a Pro, who answers, ${how}`, async ({ open, signedIn }) => {
    const [name, adaMail, grace] = [newName(), newAddress("ada"), newAddress("grace")];
    const ada = await signedIn(adaMail, "/organization/new", { javaScriptEnabled });
    await ada.getByLabel(message("newOrganization.name")).fill(name);
    await fillOwnName(ada);
    await ada.getByRole("button", { name: message("newOrganization.create") }).click();
    await ada.getByText(message("newOrganization.created")).waitFor();
    await openMembers(ada, name);
    await ada.goto(ada.url().replace("/members", ""));
    await ada.locator('a[href^="/pro/"]').click();
    await ada.getByRole("button", { name: message("lead.send") }).waitFor();

    const page = await open(new URL(ada.url()).pathname, { javaScriptEnabled });
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await page.getByRole("button", { name: message("lead.send") }).click();
    await page.getByText(message("validation.hireNamesRequired")).first().waitFor();
    await page.getByText(message("validation.hireContactRequired")).first().waitFor();
    await page.getByLabel(message("lead.firstName")).fill("Grace");
    await page.getByLabel(message("lead.lastName")).fill("Brewster");
    await page.getByLabel(message("lead.email")).fill(grace);
    await page.getByRole("button", { name: message("lead.send") }).click();
    await page.getByText(/Your message is with .* An answer is due by/).waitFor();

    await ada.goto("/organization/leads");
    await ada.getByText("Grace Brewster").waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(ada)).toEqual([]);
    await ada.getByLabel(message("lead.answer")).fill("Come by.");
    await ada.getByRole("button", { name: message("lead.sendAnswer") }).click();
    await ada.getByText(message("lead.answerSent")).waitFor();
    await mailed(grace, /(Come by\.)/);
  });
