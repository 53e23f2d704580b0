import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { jobNamed } from "../harness/an-application.ts";
import { blank, expect, type Open, test } from "../harness/browser.ts";
import { applicationCount, field, heading, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { beginAndLoseLine, controlled, copies, fillIn, waiting } from "../harness/offline.ts";
import { newAddress } from "../harness/own-account.ts";
import { served } from "../harness/served.ts";
import { nextCode, signIn } from "../harness/sign-in.ts";

const withWorker = { serviceWorkers: "allow" } as const;
const search = "/search?query=kelp+diver";

test.use({ provoked: "Failed to fetch" });

/** A page of somebody who is signed in, with the worker. */
async function openSignedIn(open: Open, email: string): Promise<Page> {
  const page = await open(blank, withWorker);
  await signIn(page, email, search);
  await controlled(page);
  return page;
}

/** Continues an application that was begun when the network went down. */
async function finishOffline(page: Page): Promise<void> {
  await page.getByRole("link", { name: message("waiting.goOn") }).click();
  await heading(page, message("offline.title")).waitFor();
  await expect(field(page, message("apply.firstName"))).toHaveValue("Ada");
  await fillIn(page);
  await page.getByText(message("waiting.waiting")).waitFor();
}

/** Opens Easy Apply for a posting as somebody who is signed in, and loses the network in its first step. */
async function loseLine(open: Open, title: string): Promise<Page> {
  const page = await openSignedIn(open, newAddress("tunnel"));
  await beginAndLoseLine(page, await jobNamed(page, title));
  return page;
}

test("L-07 K-19 M-37 a search and a posting that were opened can be read offline, and say how old they are", async ({
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
  await expect(page.locator(`.offline a[href="${details}"]`)).toHaveText("Kelp Farm Diver at Harbor Trust");
  expect(await faultsInEachView(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: message("offline.openWanted") }).click();
  await page.waitForURL((url) => url.pathname === "/about");
});

test("M-37 a worker that takes over deletes what another version kept, and offers the product for installation", async ({
  open,
}) => {
  const page = await open(search, withWorker);
  await controlled(page);
  await page.evaluate(async () => {
    for (const name of ["candor-pages-older", "candor-styles-older", "of-somebody-else"])
      await caches.open(name);
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await controlled(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("candor-pages-older");
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain("candor-styles-older");
  expect(names).toContain("of-somebody-else");
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("M-37 an application filled in offline waits, and is sent once despite a lost answer and a closed tab", async ({
  open,
}) => {
  const page = await loseLine(open, "Lighthouse Keeper 31");
  await finishOffline(page);
  expect(await faultsInEachView(page)).toEqual([]);
  const context = page.context();
  let lost = 0;
  await context.route("**/waiting", async (route, request) => {
    if (request.method() !== "POST" || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const later = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await later.goto("/settings/applications");
  await expect.poll(() => lost).toBe(1);
  await expect.poll(() => applicationCount(later)).toBe(1);
  const names = { title: "Lighthouse Keeper 31", organization: "Harbor Trust" };
  const told = later.getByText(message("waiting.sentNotice", names));
  // The page may have retried by itself; otherwise the next one does.
  await told.waitFor({ timeout: 3000 }).catch(() => later.reload());
  await told.waitFor();
  await later
    .getByRole("link", { name: message("apply.seeApplication") })
    .first()
    .waitFor();
  expect([await applicationCount(later), await waiting(later)]).toEqual([1, []]);
});

test("M-37 an application that waits is sent by the browser itself, with no page of ours open", async ({
  open,
}) => {
  const page = await loseLine(open, "Lighthouse Keeper 32");
  await finishOffline(page);
  const context = page.context();
  // A picture is a page without scripts, so only the worker can send.
  const other = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await other.goto("/icon.svg");
  await dispatchSync(other);
  await expect.poll(() => applicationCount(other)).toBe(1);
  const [kept] = await waiting(other);
  expect(kept).toMatchObject({ state: "sent", fields: {} });
  await other.goto("/settings/applications");
  const names = { title: "Lighthouse Keeper 32", organization: "Harbor Trust" };
  await other.getByText(message("waiting.sentNotice", names)).waitFor();
  await expect.poll(() => waiting(other)).toEqual([]);
});

test("M-37 an application that waits outlives a browser that is closed, and is sent when it is opened again", async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const start = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath("profile"), {
      ...launchOptions,
      ...withWorker,
      baseURL: served.address,
    });
  const closed = await start();
  const [first] = closed.pages();
  const page = await loseLine(async (path) => {
    await first?.goto(path);
    return first as Page;
  }, "Lighthouse Keeper 35");
  await finishOffline(page);
  await closed.close();
  const again = await start();
  const [later] = again.pages() as [Page];
  await later.goto("/settings/applications");
  const names = { title: "Lighthouse Keeper 35", organization: "Harbor Trust" };
  await later.getByText(message("waiting.sentNotice", names)).waitFor();
  expect([await applicationCount(later), await waiting(later)]).toEqual([1, []]);
  await again.close();
});

/** As the browser does once it is online. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const tag = "candor-waiting";
  await session.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag, lastChance: false });
}

test("M-37 a guest's application waits until the mailbox is proved, and is then sent", async ({ open }) => {
  const email = newAddress("guest");
  const page = await open(search, withWorker);
  await controlled(page);
  const id = await jobNamed(page, "Lighthouse Keeper 32");
  await page.goto(`/details/x/${id}`);
  await expect.poll(() => copies(page)).toContainEqual(expect.stringMatching(`/${id}/waiting$`));
  await page.context().setOffline(true);
  await page.goto(new URL(page.url()).pathname);
  await page
    .getByRole("link", { name: message("job.apply"), exact: true })
    .first()
    .click();
  await field(page, message("apply.firstName")).fill("Ada");
  await press(page, message("apply.send"));
  await page.getByRole("alert").getByText(message("validation.lastNameRequired")).waitFor();
  await field(page, message("apply.lastName")).fill("Byron");
  await fillIn(page, email);
  await page.getByText(message("waiting.waitingAsGuest", { email })).waitFor();
  await page.context().setOffline(false);
  await page.getByText(message("waiting.unproved", { email })).waitFor();
  await page.getByRole("link", { name: message("waiting.prove") }).click();
  await heading(page, message("applyStep.contact")).waitFor();
  await expect(field(page, message("apply.email"))).toHaveValue(email);
  await press(page, message("apply.mailCode"));
  await field(page, message("apply.code")).fill(await nextCode(email));
  await press(page, message("apply.next"));
  await heading(page, message("apply.submitted")).waitFor();
  expect([await applicationCount(page), await waiting(page)]).toEqual([1, []]);
});

test("M-37 nothing personal is in a copy, and after signing out no copy and nothing that waited is left", async ({
  open,
}) => {
  const page = await loseLine(open, "Lighthouse Keeper 33");
  await finishOffline(page);
  await page.context().setOffline(false);
  await page.context().route("**/waiting", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(search);
  await expect.poll(() => copies(page)).toContain(search);
  const texts = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("candor-styles"));
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      }),
    );
    return kept.flat().join("\n");
  });
  expect(texts).toContain("Kelp Farm Diver");
  expect(texts).not.toContain("tunnel");
  // The page that is open when somebody signs out is loaded again, as a stranger, and may be cached again.
  await page.goto("/search?query=lighthouse");
  await page.locator(".account-name").click();
  await page.getByRole("button", { name: message("page.signOut") }).click();
  await page.getByText(message("waiting.signedOutUnsent")).waitFor();
  await expect.poll(() => copies(page)).not.toContain(search);
  expect(await waiting(page)).toEqual([]);
});
