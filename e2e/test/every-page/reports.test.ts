import { message } from "@candor/contract/messages/message";
import type { Page, Request } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { hydrated, narrow, submit, titles } from "../harness/search-page.ts";

test.use({ provoked: "kelp was lost" });

interface Metric {
  readonly name: string;
  readonly value?: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What a page sends to an address from now on. */
function sentTo(page: Page, path: string): Metric[][] {
  const bodies: Metric[][] = [];
  page.on("request", (request: Request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON() as Metric[]);
  });
  return bodies;
}

/** Touches the page, and waits until the code that reports its use has loaded. */
async function reporting(page: Page): Promise<void> {
  const library = page.waitForResponse(/web-vitals/);
  await page.mouse.move(9, 9);
  await page.mouse.move(99, 9);
  await (await library).finished();
}

/** As if somebody goes to another tab, or leaves. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test.describe("what a page reports about itself", () => {
  test("C-17 is how fast it was and how long its calls took, in one call when it is left", async ({
    open,
  }) => {
    const page = await hydrated(open("/search?query=lighthouse"));
    await reporting(page);
    const metrics = sentTo(page, "/rest/metrics");
    await page.getByRole("link", { name: message("search.showMore"), exact: true }).click();
    await titles(page).nth(20).waitFor();
    expect(metrics).toEqual([]);
    const kept = page.waitForResponse("**/rest/metrics*");
    await hide(page);
    expect((await kept).status()).toBe(202);
    expect(metrics).toHaveLength(1);
    const [sent = []] = metrics;
    const names = sent.map(({ name }) => name);
    expect(names).toContain("web-vital.LCP");
    expect(names).toContain("web-vital.TTFB");
    const call = sent.find(({ attributes }) => attributes["call"] === "searchJobs");
    expect(call).toMatchObject({ name: "call", attributes: { outcome: 200, page: "routes/search/search" } });
    expect(JSON.stringify(sent)).not.toContain("lighthouse");
  });

  test("C-18 is what somebody did: a search, and opening a posting", async ({ open }) => {
    const page = await hydrated(open("/search?query=lighthouse", { viewport: narrow }));
    await reporting(page);
    const acts = sentTo(page, "/rest/actions");
    await submit(page).click();
    await expect.poll(() => acts.length).toBe(1);
    await page.getByRole("article").getByRole("link").first().click();
    await page.waitForURL("**/details/**");
    expect(acts.map((each) => each.map(({ name }) => name))).toEqual([["search"], ["open-posting"]]);
    expect(JSON.stringify(acts)).not.toContain("lighthouse");
  });

  for (const name of ["doNotTrack", "globalPrivacyControl"])
    test(`C-17 is nothing if the browser asks not to be tracked: ${name}`, async ({ open }) => {
      const page = await open(blank);
      await page.addInitScript(
        ([key]) => Object.defineProperty(navigator, key, { value: key === "doNotTrack" ? "1" : true }),
        [name] as const,
      );
      const said = [sentTo(page, "/rest/metrics"), sentTo(page, "/rest/actions")];
      await page.goto("/search?query=lighthouse", { waitUntil: "networkidle" });
      await page.getByRole("link", { name: message("search.showMore"), exact: true }).click();
      await titles(page).nth(20).waitFor();
      await submit(page).click();
      await hide(page);
      expect(said).toEqual([[], []]);
    });
});

test.describe("K-15 an error report", () => {
  test("E-30, C-08: names who is signed in, and what happened before", async ({ signedIn }) => {
    const page = await hydrated(signedIn("reporter@example.com", "/search?query=lighthouse"));
    await page.getByRole("link", { name: message("search.showMore"), exact: true }).click();
    await titles(page).nth(20).waitFor();
    const reported = page.waitForRequest("**/rest/client-error*");
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("kelp was lost");
        }),
    );
    const request = await reported;
    const report = request.postDataJSON() as { userId: string; breadcrumbs: { at: string; text: string }[] };
    expect(report.userId).toMatch(/^\d+$/);
    expect(await request.headerValue("x-user-id")).toBe(report.userId);
    const texts = report.breadcrumbs.map(({ text }) => text);
    expect(texts[0]).toBe("Opened routes/search/search");
    expect(texts).toContain("POST /rest/jobs/search: 200");
    expect(JSON.stringify(texts)).not.toContain("lighthouse");
  });
});
