import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { field, heading, pitch, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { signIn } from "../harness/sign-in.ts";

const asks = message("pace.sent", { count: limits.applicationsADay });
const later = message("pace.later");

/** Somebody who has sent as many as it takes to be asked, and the numbers of two more postings. */
async function busy(open: Open, options = {}): Promise<{ page: Page; jobs: string[] }> {
  const page = await open(blank, options);
  await signIn(page, newAddress("busy"));
  await applyTo(page, "Kelp Farm Diver");
  const headers = await authorization(page);
  const found = await page.request.post("/rest/jobs/search", {
    data: { query: "lighthouse keeper", size: 50 },
  });
  const ids = (await found.json()).documents.map(({ id }: { id: string }) => id);
  const most = limits.applicationsADay - 1;
  for (const id of ids.slice(0, most)) {
    const sent = await page.request.post(`/rest/jobs/${id}/applications`, {
      headers,
      data: {
        firstName: "Ada",
        lastName: "Byron",
        phone: "(512) 555-0143",
        postalCode: "78701",
        elevatorPitch: "I keep lamps lit, also in storms.",
      },
    });
    expect(sent.status()).toBe(201);
  }
  return { page, jobs: ids.slice(most, most + 2) };
}

for (const [how, javaScriptEnabled] of scripting)
  test(`M-38 after ${limits.applicationsADay} applications in a day, another one asks, and can wait or be sent ${how}`, async ({
    open,
  }) => {
    const { page, jobs } = await busy(open, { javaScriptEnabled });
    await page.goto(`/apply/x/${jobs[0]}/elevator-pitch`);
    await field(page, message("applyStep.elevatorPitch")).fill(pitch);
    await press(page, message("apply.next"));
    await page.getByText(asks).waitFor();
    await expect(
      page.getByText(message("pace.waiting_other", { count: limits.applicationsADay })),
    ).toBeVisible();
    await press(page, later);
    await page.getByText(message("pace.saved")).waitFor();
    await expect(page.getByText(asks)).toHaveCount(0);
    await page.getByRole("link", { name: message("pace.seeSaved") }).click();
    await expect(page.locator(`a[href$="-${jobs[0]}"], a[href$="/${jobs[0]}"]`).first()).toBeVisible();
    await page.goto(`/apply/x/${jobs[0]}/finish`);
    await press(page, message("pace.send"));
    await heading(page, message("apply.submitted")).waitFor();
  });

test("M-38 one press asks, too, and what is kept for tomorrow has the pitch that was typed", async ({
  open,
}) => {
  const { page, jobs } = await busy(open);
  await page.goto(`/apply/x/${jobs[0]}/one-click`);
  await expect(page.getByText(asks)).toBeVisible();
  expect(await faultsInEachView(page)).toEqual([]);
  await page.getByLabel(message("applyStep.elevatorPitch")).fill("I have kept this lamp before.");
  await press(page, later);
  await page.getByText(message("pace.saved")).waitFor();
  await expect(page.locator(".preview")).toContainText("I have kept this lamp before.");
  await page.goto(`/apply/x/${jobs[1]}/one-click`);
  await press(page, message("pace.send"));
  await heading(page, message("oneClick.onItsWay")).waitFor();
});
