import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { newAddress } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { signIn } from "../harness/sign-in.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: message("claims.title") });
const marker = (page: Page) => page.evaluate(() => localStorage.getItem("partner-applies"));

/** Applies with this address at a posting's source, as a stranger. */
async function applyAtSource(page: Page, title: string, email: string): Promise<string> {
  const id = await jobNamed(page, title);
  await page.goto(`/apply/x/${id}/at-source`);
  await page.getByLabel(message("outside.email")).fill(email);
  await expect(page.locator("input[name=scripts]")).toHaveCount(1);
  await page.getByRole("button", { name: message("outside.note") }).click();
  await page.getByText(message("outside.notedHere", { days: 90 })).waitFor();
  await page.getByRole("link", { name: message("outside.here") }).waitFor();
  return id;
}

/** What the browser's database keeps; nothing until the page has made one. */
function keptIn(page: Page): Promise<{ id: string; email: string; jobId: string; key: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("candor");
        // Opened here first, the database would be empty and in the page's way.
        opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
        opening.addEventListener("error", (event) => {
          event.preventDefault();
          if (opening.error?.name === "AbortError") resolve([]);
          else reject(opening.error);
        });
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("partnerApplies").objectStore("partnerApplies").getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve(reading.result as never);
          });
        });
      }),
  );
}

test("E-28 R-81 A-14 A-15 A-17 what a browser applied for at the source moves to the account that signs in", async ({
  open,
}) => {
  const page = await open(blank);
  const [own, other] = [newAddress("own"), newAddress("other")];
  await applyAtSource(page, "Lighthouse Keeper 21", other);
  expect(await faultsInEachView(page)).toEqual([]);
  const jobId = await applyAtSource(page, "Lighthouse Keeper 22", own);
  await expect
    .poll(() => keptIn(page))
    .toEqual([
      expect.objectContaining({ email: other }),
      expect.objectContaining({ email: own, jobId, key: expect.stringMatching(/^[\w-]{43}$/) }),
    ]);
  await signIn(page, own, "/settings/applications/elsewhere");
  await dialog(page).waitFor();
  await expect(dialog(page)).toContainText(/1 application you made with another email address/);
  expect(await faultsInEachView(page)).toEqual([]);
  await dialog(page)
    .getByRole("button", { name: message("outside.claimsClose") })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("link", { name: "Lighthouse Keeper 21" }).waitFor();
  await page.getByRole("link", { name: "Lighthouse Keeper 22" }).waitFor();
  await expect(page.getByText(/^Made elsewhere 2$/)).toBeVisible();
  await expect.poll(() => keptIn(page)).toEqual([]);
  expect(await marker(page)).toBeNull();
});

test("A-16 A-17 X-10 what somebody else owns is dropped with a warning, and the rest is said to be claimed", async ({
  open,
}) => {
  const [owner, stranger] = [newAddress("owner"), newAddress("stranger")];
  await signIn(await open(blank), owner);
  const page = await open(blank);
  const warned: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warned.push(line.text()));
  await applyAtSource(page, "Lighthouse Keeper 23", owner);
  await applyAtSource(page, "Lighthouse Keeper 24", stranger);
  await signIn(page, newAddress("claimer"), "/settings/applications/elsewhere");
  await expect(dialog(page)).toContainText(message("claims.partial", { claimed: 1, total: 2 }));
  await expect.poll(() => keptIn(page)).toEqual([]);
  expect(warned.filter((line) => line.includes("could not be claimed: refused"))).toHaveLength(1);
});

test("A-17 an application that is noted twice is kept and counted once", async ({ open }) => {
  const page = await open(blank);
  const other = newAddress("other");
  await applyAtSource(page, "Lighthouse Keeper 28", other);
  await applyAtSource(page, "Lighthouse Keeper 28", other);
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  await signIn(page, newAddress("own"), "/settings/applications/elsewhere");
  await expect(dialog(page)).toContainText(/1 application you made with another email address/);
});

test("V-06 the page of a source names what is wrong with the address, not the browser", async ({ open }) => {
  const page = await open(blank);
  await page.goto(`/apply/x/${await jobNamed(page, "Lighthouse Keeper 29")}/at-source`);
  await expect(page.locator("input[name=scripts]")).toHaveCount(1);
  const field = page.getByLabel(message("outside.email"));
  await field.fill("ada");
  await page.getByRole("button", { name: message("outside.note") }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(message("validation.enterValidEmail")));
  await field.fill("ada@mail.test");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});

test("A-15 A-16 nothing opens when all claims fail", async ({ open }) => {
  const owner = newAddress("owner");
  await signIn(await open(blank), owner);
  const page = await open(blank);
  await applyAtSource(page, "Lighthouse Keeper 25", owner);
  await signIn(page, newAddress("claimer"), "/settings/applications/elsewhere");
  await expect.poll(() => marker(page)).toBeNull();
  await expect(dialog(page)).toHaveCount(0);
});

test("S-11 signing out keeps applications that no account has claimed, says so, and offers to forget them", async ({
  open,
}) => {
  const page = await open(blank);
  await signIn(page, newAddress("first"));
  await applyTo(page, "Pier Watcher 6");
  await page.goto("/settings/applications");
  await page.waitForFunction(() => localStorage.getItem("own-applications") !== null);
  // As if it was made in another tab that was signed out, or by a page without an account.
  await page.evaluate(() => localStorage.setItem("partner-applies", "true"));
  await page.getByRole("button", { name: "Ada Byron" }).click();
  await page.getByRole("button", { name: message("login.signOut") }).click();
  await page.getByText(message("outside.signedOutKept")).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("own-applications"))).toBeNull();
  await page.getByRole("link", { name: message("outside.seeKept") }).click();
  await page.getByText(message("outside.hereNone")).waitFor();
  await applyAtSource(page, "Lighthouse Keeper 27", newAddress("nobody"));
  await page.getByRole("link", { name: message("outside.here") }).click();
  await page.getByRole("link", { name: "Lighthouse Keeper 27" }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await page
    .getByRole("button", { name: message("outside.forgetOne", { title: "Lighthouse Keeper 27" }) })
    .click();
  await page.getByText(message("outside.hereNone")).waitFor();
  expect(await marker(page)).toBeNull();
});

test("E-29 My Applications finds one's applications by their words without the network, and without scripts", async ({
  open,
}) => {
  const search = async (opening: Open, options: object) => {
    const page = await opening(blank, options);
    await signIn(page, newAddress("finder"));
    await applyTo(page, "Pier Watcher 8");
    await applyTo(page, "Pier Watcher 9");
    await page.goto("/settings/applications");
    return page;
  };
  const page = await search(open, {});
  await page.waitForFunction(() => localStorage.getItem("own-applications") !== null);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByLabel(message("applications.search")).fill("watcher 8");
  await expect(page.getByRole("link", { name: "Pier Watcher 9" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Pier Watcher 8" })).toHaveCount(1);
  await page.getByLabel(message("applications.search")).fill("lighthouse");
  await page.getByText(message("applications.searchNone")).waitFor();
  const plain = await search(open, { javaScriptEnabled: false });
  await plain.getByLabel(message("applications.search")).fill("watcher 9");
  await plain.getByRole("button", { name: message("applications.searchFind") }).click();
  await expect(plain.getByRole("link", { name: "Pier Watcher 8" })).toHaveCount(0);
  await expect(plain.getByRole("link", { name: "Pier Watcher 9" })).toHaveCount(1);
});

/** An organization's own site, on another origin, with a button for this posting. */
async function siteWith(address: string, id: string): Promise<Server> {
  const button = `<script src="${address}/embed/apply.js" data-job="${id}" async></script>`;
  const html = `<!doctype html><html lang="en"><title>Jobs</title><body><h1>Work with us</h1>${button}`;
  const site = createServer((_request, answer) => answer.setHeader("content-type", "text/html").end(html));
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  return site;
}

test("E-28 A-14 R-81 a button on an organization's own site leads to a partner apply here, which its account claims", async ({
  open,
}) => {
  // An extra header would make its cross-origin calls need a preflight.
  const page = await open(blank, { extraHTTPHeaders: {} });
  const jobId = await jobNamed(page, "Lighthouse Keeper 29");
  const site = await siteWith(served.address, jobId);
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const note = page.getByRole("link", { name: message("applyButton.note") });
  await expect(note).toHaveCSS("background-color", "rgb(34, 64, 154)");
  await note.click();
  await page.waitForURL(/\/at-source\?utm_source=127\.0\.0\.1&utm_medium=apply-button$/);
  const other = newAddress("other");
  await page.getByLabel(message("outside.email")).fill(other);
  await expect(page.locator("input[name=scripts]")).toHaveCount(1);
  await page.getByRole("button", { name: message("outside.note") }).click();
  await page.getByText(message("outside.notedHere", { days: 90 })).waitFor();
  await expect.poll(() => keptIn(page)).toEqual([expect.objectContaining({ email: other, jobId })]);
  await signIn(page, newAddress("own"), "/settings/applications/elsewhere");
  await dialog(page).waitFor();
  site.close();
});

for (const javaScriptEnabled of [true, false])
  test(`an application made elsewhere gets notes, a stage and a reminder, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    signedIn,
  }) => {
    const page = await signedIn(newAddress("noter"), "/settings/applications/elsewhere", {
      javaScriptEnabled,
    });
    await page.getByLabel(message("outside.url")).fill("nowhere");
    await page.getByRole("button", { name: message("outside.addToList") }).click();
    await expect(page.locator(".field-error")).toHaveText(message("validation.addressInvalid"));
    await page.getByLabel(message("outside.url")).fill("https://elsewhere.example/jobs/7");
    await page.getByLabel(message("outside.job")).fill("Sail Cutter");
    await page.getByRole("button", { name: message("outside.addToList") }).click();
    await page.getByRole("heading", { level: 1, name: "Sail Cutter" }).waitFor();
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await page.getByLabel(message("outside.stage")).selectOption("interview");
    await page.getByLabel(message("outside.notes")).fill("Bring thread.");
    await page.getByLabel(message("outside.remindOn")).fill("2099-12-01");
    await page.getByRole("button", { name: message("applications.save") }).click();
    await page.getByText(message("outside.saved")).waitFor();
    await expect(page.locator(".elsewhere-list")).toContainText(
      /Bring thread\..*Interview.*Reminder Dec 1, 2099/s,
    );
    if (javaScriptEnabled) expect(await faultsInEachView(page)).toEqual([]);
    await page.getByLabel(message("outside.url")).fill("https://elsewhere.example/jobs/7/");
    await page.getByRole("button", { name: message("outside.addToList") }).click();
    await page.getByText(message("outside.known")).waitFor();
    await page.getByRole("heading", { level: 1, name: "Sail Cutter" }).waitFor();
  });
