import { message } from "@candor/contract/messages/message";
import { blank, expect, test } from "../harness/browser.ts";
import {
  applicationCount,
  field,
  fillContact,
  heading,
  pitch,
  press,
  resume,
} from "../harness/easy-apply.ts";
import { beginAndLoseLine, controlled, waiting } from "../harness/offline.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { asked, publishAsking } from "../harness/posting-form.ts";
import { pierCompany } from "../harness/postings.ts";

const license = {
  name: "license.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Licensed to steer since 2011."),
};

test.use({ provoked: "Failed to fetch" });

test("M-35 M-37 a file that answers a question waits with its application, and both are sent once", async ({
  signedIn,
}) => {
  const address = newAddress("asker");
  await appointPro(address, pierCompany);
  const asker = await signedIn(address, blank);
  const jobId = await publishAsking(asker, "Barge Pilot");

  const page = await signedIn(newAddress("tunnel"), "/search?query=kelp+diver", { serviceWorkers: "allow" });
  await controlled(page);
  await beginAndLoseLine(page, jobId);
  await page.getByRole("link", { name: message("waiting.goOn") }).click();
  await heading(page, message("offline.title")).waitFor();
  await page.locator("#file").setInputFiles(resume);
  await fillContact(page);
  await field(page, message("applyStep.elevatorPitch")).fill(pitch);
  await press(page, message("apply.send"));
  await expect(page.locator(".form-errors")).toContainText(message("answers.fileRequired"));
  await field(page, asked).setInputFiles(license);
  await press(page, message("apply.send"));
  await page.getByText(message("waiting.waiting")).waitFor();
  await page.context().setOffline(false);
  await page.goto("/settings/applications");
  await expect.poll(() => applicationCount(page)).toBe(1);
  await expect.poll(() => waiting(page)).toEqual([]);
  await page.goto("/settings/applications");
  await page.getByRole("link", { name: "Barge Pilot" }).first().click();
  await expect(page.getByRole("link", { name: "license.txt" })).toBeVisible();
});
