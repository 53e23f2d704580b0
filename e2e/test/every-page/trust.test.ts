import { message } from "@candor/contract/messages/message";
import type { Trust } from "@candor/contract/trust/shapes";
import { expect, test } from "../harness/browser.ts";
import { served } from "../harness/served.ts";

test.describe("M-46 the live figures", () => {
  test("are linked from every page, and are those of the call", async ({ open }) => {
    const page = await open("/about", { javaScriptEnabled: false });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: message("trust.title") })
      .click();
    await page.getByRole("heading", { level: 1, name: message("trust.title") }).waitFor();
    const { freshness, pay, filters } = (await (await fetch(`${served.address}/rest/trust`)).json()) as Trust;
    expect(freshness.n).toBeGreaterThan(0);
    const ages = page.getByRole("table", { name: message("trust.freshness") });
    await expect(ages.getByRole("row")).toHaveCount(freshness.ages.length + 2);
    const stated = page.getByRole("table", { name: message("trust.pay") });
    await expect(stated.getByRole("row", { name: message("trust.imported") })).toContainText(
      String(pay.imported.stated),
    );
    await expect(page.getByRole("table", { name: message("trust.byFilter") }).getByRole("row")).toHaveCount(
      filters.byFilter.length + 1,
    );
    await page
      .getByRole("main")
      .getByRole("link", { name: message("quality.link") })
      .click();
    await page.getByRole("heading", { level: 1, name: message("quality.heading") }).waitFor();
  });

  test("are sent without scripts, to be indexed under their one address", async () => {
    const html = await (await fetch(`${served.address}/trust`)).text();
    expect(html).not.toMatch(/<script|noindex| style="/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/trust"/);
  });

  test("say so if there are none yet", async ({ ownInstance, open }) => {
    const { address } = await ownInstance();
    const page = await open(`${address}/trust`, { javaScriptEnabled: false });
    for (const section of ["freshness", "answers", "pay", "duplicates", "filters", "alerts"] as const)
      await expect(page.getByRole("region", { name: message(`trust.${section}`) })).toContainText(
        message("trust.nothing"),
      );
  });

  test("never scroll the page sideways, even on the narrowest phone", async ({ open }) => {
    const page = await open("/trust", { viewport: { width: 320, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
