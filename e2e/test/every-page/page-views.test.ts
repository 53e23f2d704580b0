import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "../harness/browser.ts";
import { signUp } from "../harness/own-account.ts";

test("N-13 page views are logged with the page, and without a name", async ({ open, ownInstance }) => {
  const instance = await ownInstance();
  const page = await open("/about", { baseURL: instance.address });
  await signUp(page, "viewer@example.com");
  // A server without time for a search refuses it, and doesn't count it.
  for (const path of [
    "/",
    "/search?query=kelp",
    "/about",
    "/settings",
    "/no-such-page",
    "/details/x/999999999",
  ])
    await expect(async () => expect((await page.goto(path))?.status()).not.toBe(503)).toPass();
  await page.context().close();
  await instance.stop();
  const records = new DatabaseSync(join(instance.folder, "candor.db"), { readOnly: true });
  const rows = records.prepare("select * from metric_count where name = 'page-view' order by page").all();
  records.close();
  expect(rows.map(({ page, total }) => [page, total])).toEqual([
    ["/", 1],
    ["/*", 1],
    ["/about", 2],
    ["/details/:slug/:jobId", 1],
    ["/search", 1],
    // `/settings` redirects there.
    ["/settings/account", 1],
  ]);
  expect(JSON.stringify(rows)).not.toContain("viewer@");
});
