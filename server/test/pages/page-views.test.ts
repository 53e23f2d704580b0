import { expect, it } from "vitest";
import { isPageView, PageViews } from "../../src/pages/page-views.ts";
import { openLog } from "../../src/platform/log.ts";

it("N-13 page views that cannot be kept are kept with the next ones", async () => {
  const kept: unknown[] = [];
  let isDown = true;
  const views = new PageViews({
    record: async (metrics) => {
      if (isDown) throw new Error("The database is away.");
      kept.push(metrics);
    },
    log: openLog("silent"),
  });
  views.count("/");
  await views.write();
  isDown = false;
  views.count("/");
  views.count("/news");
  await views.close();
  expect(kept).toEqual([
    [
      { name: "page-view", value: 2, attributes: { page: "/" } },
      { name: "page-view", value: 1, attributes: { page: "/news" } },
    ],
  ]);
});

it("N-13 M-37 a copy that a browser keeps for later isn't a view; a page and its data are", () => {
  const asked = (url: string, dest: string) =>
    isPageView({ method: "GET", url, headers: { "sec-fetch-dest": dest } }, 200);
  expect(asked("/details/kelp/7", "empty")).toBe(false);
  expect(asked("/details/kelp/7", "document")).toBe(true);
  expect(asked("/details/kelp/7.data", "empty")).toBe(true);
});
