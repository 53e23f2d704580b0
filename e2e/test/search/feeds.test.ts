import { expect, test } from "../harness/browser.ts";

for (const [url, explained] of [
  ["/search/feed.rss", "channel"],
  ["/search/feed.atom", "feed"],
  ["/news/feed.atom", "feed"],
] as const)
  test(`${url} is shown as a list that says what a feed is`, async ({ open }) => {
    const page = await open(url);
    const shown = await page.evaluate((name) => {
      const style = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element, pseudo) : undefined;
      };
      return {
        explained: style(name, "::before")?.content,
        title: style(`${name} > title`)?.display,
        forPrograms: ["lastBuildDate", "guid", "id", "updated", "category"].filter(
          (each) => (style(each)?.display ?? "none") !== "none",
        ),
        rules: [...document.styleSheets].map(({ cssRules }) => cssRules.length),
      };
    }, explained);
    expect(shown.explained).toContain("This is a feed");
    expect(shown).toMatchObject({ title: "block", forPrograms: [] });
    expect(shown.rules).toHaveLength(1);
  });
