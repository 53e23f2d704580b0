import { expect, it } from "vitest";
import { PageViews } from "../../src/pages/page-views.ts";
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
