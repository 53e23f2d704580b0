import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { operateIn } from "../harness/operator.ts";
import { newAddress, signUp } from "../harness/own-account.ts";
import { hydrated, query } from "../harness/search-page.ts";

const text = "Candor is read-only on Sunday, 02:00 to 04:00 UTC.";
const reason = "The database moves on Sunday.";

const notice = (page: Page) => page.getByRole("complementary", { name: message("siteNotice.label") });

/** An administrator on the page where the notice is written. */
async function operating(page: Page, folder: string): Promise<Page> {
  const operator = newAddress("operator");
  await signUp(page, operator);
  await operateIn(folder, "grant", operator);
  await page.goto("/admin/dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: message("siteNotice.title") })
    .click();
  return page;
}

async function publish(page: Page, kind: "information" | "warning"): Promise<void> {
  await field(page, message("siteNotice.text")).fill(text);
  await page.getByLabel(message(`siteNotice.kind.${kind}`), { exact: false }).check();
  await page.getByLabel(message("admin.reason")).first().fill(reason);
  // The page may still say that an earlier notice was published.
  const { origin, pathname } = new URL(page.url());
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().startsWith(origin + pathname),
  );
  await press(page, message("siteNotice.publish"));
  await answered;
  await page.getByText(message("siteNotice.published")).waitFor();
}

/** A stranger's search page that has made a call, so that its socket is open and follows our content. */
async function followed(page: Page): Promise<Page> {
  const following = new Promise<void>((resolve) => {
    page.on("websocket", (socket) => {
      let id: unknown;
      socket.on("framesent", ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { id: unknown; url: string };
        if (frame.url === "/rest/cms") id = frame.id;
      });
      socket.on("framereceived", ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { id?: unknown; kind: string };
        if (frame.kind === "response" && frame.id === id) resolve();
      });
    });
  });
  await page.goto("/search?query=lighthouse");
  await hydrated(Promise.resolve(page));
  await query(page).fill("kelp");
  await following;
  return page;
}

test("L-06 a notice appears on a search page that is already open, and goes again, without a reload", async ({
  open,
  ownInstance,
}) => {
  const { address, folder } = await ownInstance();
  const admin = await operating(await open(blank, { baseURL: address }), folder);
  expect(await faultsInEachView(admin)).toEqual([]);
  const reader = await followed(await open(blank, { baseURL: address }));
  await reader.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await publish(admin, "warning");
  await expect(notice(reader)).toContainText(text);
  await expect(query(reader)).toHaveValue("kelp");
  expect(await faultsInEachView(reader)).toEqual([]);
  await expect(notice(reader).getByRole("button")).toHaveCount(0);
  await admin.getByLabel(message("admin.reason")).last().fill(reason);
  await press(admin, message("siteNotice.takeDown"));
  await expect(notice(reader)).toHaveCount(0);
  expect(await reader.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  // Its socket would look for the server when that stops.
  await reader.close();
});

test("a notice that informs is shown without scripts, and dismissed in one browser until the next", async ({
  open,
  ownInstance,
}) => {
  const { address, folder } = await ownInstance();
  const admin = await operating(await open(blank, { baseURL: address }), folder);
  await publish(admin, "information");
  expect(await faultsInEachView(admin)).toEqual([]);
  const reader = await open("/search?query=lighthouse", { baseURL: address, javaScriptEnabled: false });
  await notice(reader)
    .getByRole("button", { name: message("button.dismiss") })
    .click();
  await expect(notice(reader)).toHaveCount(0);
  await expect(reader).toHaveURL(/\/search\?query=lighthouse$/);
  await reader.goto("/about");
  await expect(notice(reader)).toHaveCount(0);
  await publish(admin, "information");
  await reader.reload();
  await expect(notice(reader)).toContainText(text);
  const other = await open("/", { baseURL: address });
  await expect(notice(other)).toContainText(text);
});
