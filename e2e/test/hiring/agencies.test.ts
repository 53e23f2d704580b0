import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/browser.ts";
import { field, fillApplication, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { mailed, mailedLink } from "../harness/mailbox.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillPosting } from "../harness/posting-form.ts";

const [agency, client] = ["Spit Company", "Bight Company"];
const title = "Sandbank Keeper";

/** The change is carried out in the background. */
async function untilReloaded(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await holds();
  }).toPass();
}

test("R-78 M-28 an agency posts for a client, which confirms that, is listed with the agency, and ends it", async ({
  open,
  signedIn,
}) => {
  const [agent, owner] = [newAddress("agent"), newAddress("owner")];
  await appointPro(agent, agency);
  await appointPro(owner, client);
  const page = await signedIn(agent, "/organization/jobs/new");
  await page.waitForLoadState("networkidle");
  await fillPosting(page, title);
  await press(page, message("hosting.move.publish"));
  await expect(page.locator(".posting-life")).toHaveText("Published");
  const id = /jobs\/(\d+)/.exec(page.url())?.[1];
  const editor = page.url();

  await page.getByRole("link", { name: message("agencies.link"), exact: true }).click();
  await page.getByText(message("agencies.postingOwn", { title, organization: agency })).waitFor();
  await field(page, message("agencies.client")).fill("Nobody at all");
  await press(page, message("agencies.askOne"));
  await page.getByText(message("validation.clientUnknown")).first().waitFor();
  await field(page, message("agencies.client")).fill(client);
  await press(page, message("agencies.askOne"));
  await page.getByText(message("agencies.asked")).waitFor();
  await page.getByText(message("agencies.postingWaits", { title, client })).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);

  const seeker = await open(`/details/x/${id}`);
  const named = seeker.getByText(message("job.answeredBy", { agency, client }));
  await expect(named).toHaveCount(0);
  await seeker.goto("/organization/bight-company");
  await expect(seeker.getByRole("link", { name: title })).toHaveCount(0);

  // The client needs no scripts, and sees nothing else of the agency's.
  const asking = await mailedLink(owner, "/organization/bight-company/agencies");
  const hired = await signedIn(owner, asking, { javaScriptEnabled: false });
  await hired.getByText(message("agencies.asksForOne", { agency, title })).waitFor();
  await press(hired, message("agencies.confirm"));
  await hired.getByText(message("agencies.answered")).waitFor();
  await mailed(agent, new RegExp(`(${client} confirmed that you post for it)`));
  for (const path of [`/organization/jobs/${id}/edit`, `/organization/jobs/${id}`])
    expect((await hired.goto(path))?.status(), path).toBe(404);

  const listed = seeker.getByRole("region", { name: "1 open posting by an agency" });
  await untilReloaded(seeker, () => listed.getByRole("link", { name: title }).waitFor({ timeout: 500 }));
  await expect(listed.getByRole("link", { name: agency })).toHaveCount(1);
  expect(await faultsInEachView(seeker)).toEqual([]);
  await listed.getByRole("link", { name: title }).click();
  await named.waitFor();
  await page.goto(editor);
  await page.getByRole("link", { name: message("agencies.linkFor", { client }) }).click();
  await field(page, message("agencies.client")).fill(client);
  await press(page, message("agencies.askOne"));
  await page.getByText(message("agencies.named")).waitFor();
  await page.getByText(message("agencies.postingFor", { title, client })).waitFor();

  await seeker.goto("/search?query=sandbank+keeper");
  await seeker.getByRole("link", { name: title, exact: true }).first().waitFor();

  // Somebody who blocks the client is asked before it could hear about them.
  await fillApplication(seeker, `"${title}"`, newAddress("sandbank"));
  const finish = seeker.url();
  await seeker.goto("/settings/blocked");
  await field(seeker, message("blocks.employerName")).fill(client);
  await press(seeker, message("blocks.keepAway"));
  await seeker.getByText(message("blocks.made")).waitFor();
  await seeker.goto(finish);
  await seeker.getByText(message("blocks.clientAsk", { organization: agency, client })).waitFor();
  await press(seeker, message("apply.send"));
  await seeker
    .getByRole("alert")
    .filter({ hasText: message("problem.employerKeptAway") })
    .waitFor();
  const anyway = message("blocks.applyAnywayFor", { organization: agency, client });
  await expect(seeker.getByLabel(anyway)).toHaveCount(1);
  expect(await faultsInEachView(seeker)).toEqual([]);

  await seeker.goto("/settings/blocked");
  await field(seeker, message("blocks.blockedName")).fill(client);
  await press(seeker, message("blocks.block"));
  await press(seeker, message("blocks.blockThis", { organization: client }));
  await seeker.getByText(message("blocks.made")).waitFor();
  await seeker.goto("/search?query=sandbank+keeper");
  await seeker.getByRole("heading", { level: 1 }).waitFor();
  await expect(seeker.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  await seeker.goto(`/details/x/${id}`);
  await seeker.getByText(message("blocks.clientBody", { agency, client })).waitFor();
  expect(await faultsInEachView(seeker)).toEqual([]);

  await hired.goto("/organization/bight-company/agencies");
  await hired.getByText(message("agencies.end", { name: agency })).click();
  await press(hired, message("agencies.endNow"));
  await hired.getByText(message("agencies.ended")).waitFor();
  await mailed(agent, new RegExp(`(${agency} no longer posts for ${client})`));
  await untilReloaded(seeker, () =>
    seeker.getByRole("heading", { level: 1, name: title }).waitFor({ timeout: 500 }),
  );
  await expect(named).toHaveCount(0);
});
