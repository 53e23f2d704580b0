import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "./harness/an-application.ts";
import { expect, test } from "./harness/browser.ts";
import { heading } from "./harness/easy-apply.ts";
import { faultsInEachView } from "./harness/faults.ts";
import { controlled, copies } from "./harness/offline.ts";
import { newAddress } from "./harness/own-account.ts";

const withWorker = { serviceWorkers: "allow" } as const;
const search = "/search?query=kelp+diver";

test.use({ provoked: "Failed to fetch" });

test("L-07 K-19 M-37 a search and a posting that were opened are read without a line, and say how old they are", async ({
  open,
}) => {
  const page = await open(search, withWorker);
  await controlled(page);
  await page.goto(`/details/x/${await jobNamed(page, "Kelp Farm Diver")}`);
  const details = new URL(page.url()).pathname;
  await expect.poll(() => copies(page)).toEqual(expect.arrayContaining([search, details]));
  await page.context().setOffline(true);
  await page.goto(details);
  await heading(page, "Kelp Farm Diver").waitFor();
  await expect(page.locator(".kept-copy")).toContainText(/^As of .*20\d\d/);
  await expect(page.locator("script")).toHaveCount(0);
  await page.goto(search);
  await page.getByRole("link", { name: "Kelp Farm Diver" }).first().waitFor();
  await page.goto("/about");
  await heading(page, message("offline.title")).waitFor();
  expect(new URL(page.url()).search).toBe("?for=%2Fabout");
  await expect(page.locator(`.offline a[href="${details}"]`)).toContainText("Kelp Farm Diver");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.goto(details);
  await page.goto("/about");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: message("offline.openWanted") }).click();
  await heading(page, "About")
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/about");
});
