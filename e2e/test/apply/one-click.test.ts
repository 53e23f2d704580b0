import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { heading, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { signIn } from "../harness/sign-in.ts";

const oneClick = message("screen.oneClickApply");

/** Somebody who has applied once. */
async function known(open: Open, options = {}): Promise<Page> {
  const page = await open(blank, options);
  await signIn(page, newAddress("presser"));
  await applyTo(page, "Kelp Farm Diver");
  return page;
}

/** The posting's own button, not one in a list. */
const pressed = (page: Page) => page.locator("a.button", { hasText: oneClick });

async function openPosting(page: Page): Promise<void> {
  await page.goto(`/details/x/${await jobNamed(page, "Trawler Hand 2")}`);
}

for (const [how, javaScriptEnabled] of scripting)
  test(`A-04 one press shows what is sent, can be undone, and is sent after ten seconds ${how}`, async ({
    open,
  }) => {
    const page = await known(open, { javaScriptEnabled });
    await page.goto("/search?query=trawler+hand+2");
    const card = page.locator(".entry", { hasText: "Trawler Hand 2" }).first();
    await expect(card.getByRole("link", { name: oneClick })).toBeVisible();
    await openPosting(page);
    await pressed(page).click();
    await heading(page, oneClick).waitFor();
    // M-05: as the organization will see it.
    for (const part of ["Ada Byron", message("apply.contactHidden")])
      await expect(page.locator(".preview")).toContainText(part);
    await expect(page.locator(".preview")).not.toContainText("@");
    await press(page, message("apply.send"));
    await heading(page, message("oneClick.onItsWay")).waitFor();
    await press(page, message("oneClick.undo"));
    await expect(page.getByText(message("oneClick.undone"))).toBeVisible();
    await press(page, message("apply.send"));
    await heading(page, message("oneClick.onItsWay")).waitFor();
    const look = page.getByRole("link", { name: message("oneClick.look") });
    await expect(async () => {
      // With scripts, the page goes on by itself.
      if (!javaScriptEnabled && (await look.isVisible())) await look.click({ timeout: 2500 });
      await heading(page, message("apply.submitted")).waitFor({ timeout: 2500 });
    }).toPass();
    await openPosting(page);
    await expect(pressed(page)).toHaveCount(0);
  });

test("A-04 the page of one press passes axe at three widths in both themes", async ({ open }) => {
  const page = await known(open);
  await openPosting(page);
  await pictured(page, "details");
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(pressed(page)).toBeVisible();
  await pressed(page).click();
  await heading(page, oneClick).waitFor();
  await pictured(page, "one-click");
  expect(await faultsInEachView(page)).toEqual([]);
});
