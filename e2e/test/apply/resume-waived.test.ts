import { message } from "@candor/contract/messages/message";
import { expect, scripting, test } from "../harness/browser.ts";
import { field, giveContactAndPitch, heading, press } from "../harness/easy-apply.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { fillPosting, publish } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";

for (const [how, javaScriptEnabled] of scripting)
  test(`V-16 a posting that waives the resume is applied to without one ${how}`, async ({ signedIn }) => {
    const address = newAddress("waiver");
    await appointPro(address, pierCompany);
    const page = await signedIn(address, "/organization/jobs/new");
    await page.waitForLoadState("networkidle");
    await fillPosting(page, `Deck Hand ${how}`);
    await field(page, message("hosting.field.resume")).selectOption("optional");
    const jobId = await publish(page);

    const seeker = await signedIn(newAddress("hand"), `/apply/x/${jobId}`, { javaScriptEnabled });
    await heading(seeker, message("applyStep.personal")).waitFor();
    await seeker.waitForLoadState("networkidle");
    await expect(seeker.locator(".before")).toContainText("A resume may be left out.");
    await field(seeker, message("apply.firstName")).fill("Ada");
    await field(seeker, message("apply.lastName")).fill("Byron");
    await press(seeker, message("apply.next"));
    await heading(seeker, message("applyStep.contact")).waitFor();
    await giveContactAndPitch(seeker);
    await heading(seeker, message("applyStep.finish")).waitFor();
    await press(seeker, message("apply.send"));
    await heading(seeker, message("apply.submitted")).waitFor();

    await page.goto(`/organization/jobs/${jobId}`);
    await page.getByRole("link", { name: "Ada Byron" }).click();
    const resume = page.locator(".sent > div", { hasText: message("applications.resume") }).last();
    await expect(resume).toContainText(message("applications.noResume"));
  });
