import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { served } from "../harness/served.ts";

test.describe("the search's measurements", () => {
  test("M-20 is linked from every page, and says how good, how fast, where, when and how to repeat it", async ({
    open,
  }) => {
    const page = await open("/about");
    await page.getByRole("link", { name: message("quality.link") }).click();
    await page.getByRole("heading", { level: 1, name: message("quality.heading") }).waitFor();
    const queries = page.getByRole("table", { name: message("quality.ownSet") });
    for (const name of [message("app.name"), message("quality.words")])
      await expect(queries.getByRole("row", { name })).toHaveText(/0\.\d{3}/);
    const times = page.getByRole("table", { name: message("quality.latency") });
    expect(await times.getByRole("row").count()).toBeGreaterThan(10);
    await expect(page.getByRole("main")).toHaveText(
      /Measured \w+ \d+, \d{4} on \d+ cores.*Commit [\da-f]{12}/,
    );
    await page.getByText("npm run bench -- relevance").waitFor();
  });

  test("M-19 counts postings that were listed in spite of a filter", async ({ open }) => {
    const page = await open("/quality");
    const lines = await page
      .getByRole("region", { name: message("quality.filters") })
      .locator("dl > div")
      .allTextContents();
    expect(lines).toContain(`${message("quality.violations")}0`);
    expect(lines).toContain(`${message("quality.wrongFacetCounts")}0`);
  });

  test("is sent without scripts, to be indexed under its one address", async () => {
    const html = await (await fetch(`${served.address}/quality`)).text();
    expect(html).not.toContain("<script");
    expect(html).not.toContain("noindex");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/quality"/);
  });

  test("passes axe in every theme and width", async ({ open }) => {
    expect(await faultsInEachView(await open("/quality"))).toEqual([]);
  });
});
