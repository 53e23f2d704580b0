import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./harness/browser.ts";
import { signUp } from "./harness/own-account.ts";

test("N-13 page views are logged, by the page and by nobody's name", async ({ open, ownInstance }) => {
  const instance = await ownInstance();
  const page = await open("/about", { baseURL: instance.address });
  await signUp(page, "viewer@example.com");
  for (const path of ["/search?query=kelp", "/about", "/settings", "/no-such-page", "/details/x/999999999"])
    await page.goto(path, { waitUntil: "networkidle" });
  await page.context().close();
  await instance.stop();
  const records = new DatabaseSync(join(instance.folder, "candor.db"), { readOnly: true });
  const rows = records.prepare("select payload_json from metric where name = 'page-view'").all();
  records.close();
  const counted = (page: string, value: number) => ({ value, attributes: { page } });
  const views = rows.map(
    ({ payload_json }) => JSON.parse(String(payload_json)) as ReturnType<typeof counted>,
  );
  expect(views.toSorted((a, b) => a.attributes.page.localeCompare(b.attributes.page))).toEqual([
    counted("/*", 1),
    counted("/about", 2),
    counted("/details/:slug/:jobId", 1),
    counted("/search", 1),
    // `/settings` only leads there.
    counted("/settings/account", 1),
  ]);
  expect(JSON.stringify(rows)).not.toContain("viewer@");
});
