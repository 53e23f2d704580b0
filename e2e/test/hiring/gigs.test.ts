import { randomUUID } from "node:crypto";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, scripting, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed, mailedLink } from "../harness/mailbox.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";

async function propose(page: Page, lastName: string): Promise<void> {
  await field(page, message("gigProposal.perProject")).fill("$3,200");
  await field(page, message("gigProposal.message")).fill("I painted two of them.");
  await field(page, message("gigProposal.firstName")).fill("Ada");
  await field(page, message("gigProposal.lastName")).fill(lastName);
  await page.getByRole("button", { name: message("gigProposal.send") }).dblclick();
  await page.getByRole("heading", { name: message("gigProposal.yours") }).waitFor();
}

for (const [how, javaScriptEnabled] of scripting)
  test(`R-79 E-22 a gig is posted, proposed for, answered and closed, ${how}`, async ({ open, signedIn }) => {
    const expectNoFaults = async (page: Page) =>
      javaScriptEnabled && expect(await faultsInEachView(page)).toEqual([]);
    const [keeper, ada, bea] = [newAddress("keeper"), newAddress("ada"), newAddress("bea")];
    const word = randomUUID();
    const title = `Paint lighthouse ${word}`;
    await appointPro(keeper, pierCompany);

    const desk = await signedIn(keeper, "/my-gigs", { javaScriptEnabled });
    await desk.getByRole("link", { name: message("myGigs.new") }).click();
    await press(desk, message("gigForm.post"));
    await desk.getByText(message("validation.highestDollars")).first().waitFor();
    await expectNoFaults(desk);
    await field(desk, message("gigForm.title")).fill(title);
    await field(desk, message("gigForm.description")).fill("White and red.\n\nBefore the winter.");
    await field(desk, message("gigForm.from")).fill("$5,000");
    await field(desk, message("gigForm.to")).fill("2000");
    await press(desk, message("gigForm.post"));
    await desk.getByText(message("validation.gigBudgetOrder")).first().waitFor();
    await field(desk, message("gigForm.from")).fill("$1,500");
    await press(desk, message("gigForm.post"));
    await desk.getByRole("heading", { level: 1, name: title }).waitFor();
    const id = /my-gigs\/(\d+)/.exec(desk.url())?.[1];

    const page = await open(`/gigs?words=${word}`, { javaScriptEnabled });
    await page.getByText("1 open gig", { exact: true }).waitFor();
    await expectNoFaults(page);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("link", { name: message("gig.signIn") }).waitFor();

    const freelancer = await signedIn(ada, `/gigs/${id}`, { javaScriptEnabled });
    await press(freelancer, message("gigProposal.send"));
    await freelancer.getByText(message("validation.gigMessageRequired")).first().waitFor();
    await expectNoFaults(freelancer);
    await propose(freelancer, "Byron");
    await freelancer.getByText(/^Answer due by .*\d{4}$/).waitFor();
    const other = await signedIn(bea, `/gigs/${id}`, { javaScriptEnabled });
    await propose(other, "Lovelace");
    await other.locator("summary", { hasText: message("gigProposal.withdraw") }).click();
    await other.getByRole("button", { name: message("gigProposal.withdraw") }).click();
    await other.getByText(/^Withdrawn on .*\d{4}$/).waitFor();

    await desk.goto(await mailedLink(keeper, `/my-gigs/${id}`));
    await expect(desk.getByRole("heading", { level: 3 })).toHaveText(["Ada Byron"]);
    await expectNoFaults(desk);
    await field(desk, message("myGigs.note", { name: "Ada Byron" })).fill("When can you start?");
    await press(desk, message("myGigs.accept", { name: "Ada Byron" }));
    await expect(desk.locator("p:focus")).toHaveText(message("myGigs.acceptAsk", { name: "Ada Byron" }));
    await press(desk, message("myGigs.accept", { name: "Ada Byron" }));
    await desk.getByRole("link", { name: ada }).waitFor();

    await mailed(ada, /(accepted your proposal)/);
    await freelancer.goto("/my-gigs");
    await freelancer.getByText("When can you start?").waitFor();
    await freelancer.getByRole("link", { name: keeper }).waitFor();
    await expectNoFaults(freelancer);

    await desk.getByRole("link", { name: message("myGigs.edit") }).click();
    await field(desk, message("gigForm.title")).fill(`${title} again`);
    await press(desk, message("gigForm.save"));
    await desk.getByRole("heading", { level: 1, name: `${title} again` }).waitFor();
    await desk.locator("summary", { hasText: message("myGigs.close") }).click();
    await press(desk, message("myGigs.closeNow"));
    await desk.getByText(/^Closed on .*\d{4}\.$/).waitFor();
    await page.reload();
    await page.getByText(message("gig.closedBody")).waitFor();
  });

test("R-79 the account menu leads to My Gigs", async ({ signedIn }) => {
  const page = await signedIn(newAddress("ada"), "/settings/account");
  await page.getByRole("button", { name: /ada-/ }).click();
  await page.getByRole("link", { name: message("screen.myGigs") }).click();
  await page.getByRole("heading", { level: 1, name: "My Gigs" }).waitFor();
});
