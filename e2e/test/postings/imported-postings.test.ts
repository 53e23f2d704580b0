import { message } from "@candor/contract/messages/message";
import { expect, scripting, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { menders } from "../harness/postings.ts";

const titles = { with: "Bell Mender", without: "Buoy Mender" };

for (const [how, javaScriptEnabled] of scripting)
  test(`R-78 imported postings are confirmed at once, and one that lacks something is completed, ${how}`, async ({
    signedIn,
  }) => {
    const pro = newAddress("mooring");
    await appointPro(pro, menders);
    const page = await signedIn(pro, "/organization/jobs", { javaScriptEnabled });
    await page.getByRole("link", { name: message("hosting.importedOf", { organization: menders }) }).click();
    const title = javaScriptEnabled ? titles.with : titles.without;
    const confirm = page.getByRole("button", { name: message("hosting.importedConfirm") });
    await confirm.click();
    await page.getByText(message("hosting.importedNothing")).waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);

    await page.getByRole("checkbox", { name: message("hosting.importedPick", { title }) }).check();
    await page.getByRole("checkbox", { name: /Chain Mender/ }).check();
    await page.getByLabel(message("hosting.field.remoteKind")).selectOption("onsite");
    await confirm.click();
    await page.getByText("1 posting is confirmed.").waitFor();
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    const refused = page.getByRole("alert").getByRole("link", { name: "Chain Mender" });
    await refused.click();
    await expect(page.getByRole("checkbox", { name: /Chain Mender/ })).toBeChecked();
    await expect(page.getByLabel(message("hosting.field.remoteKind"))).toHaveValue("onsite");
    await page
      .getByRole("button", { name: message("hosting.importedCompleteOne", { title: "Chain Mender" }) })
      .click();
    await expect(page.locator(".posting-life")).toHaveText(message("hosting.life.imported"));
  });
