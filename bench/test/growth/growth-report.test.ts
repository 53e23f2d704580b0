import { expect, test } from "vitest";
import { growthReport } from "../../src/growth/growth-report.ts";

const times = (p50: number) => ({ samples: 10, p50, p95: 2 * p50, p99: 4 * p50, max: 8 * p50 });

test("every class has a panel and a row, and every size a column", () => {
  const size = (postings: number) => ({
    postings,
    buildSeconds: postings / 1000,
    loadMilliseconds: postings / 10,
    bytes: postings * 800,
    times: { phrase: times(1), "all facets": times(postings / 1e5) },
  });
  const { tables, plot } = growthReport([size(10_000), size(1_000_000)]);
  expect(tables[0]).toMatchObject({
    head: ["class", "10000", "1000000"],
    rows: [
      ["phrase", "1 / 4", "1 / 4"],
      ["all facets", "0.1 / 0.4", "10 / 40"],
    ],
  });
  for (const title of ["phrase", "all facets", "build, seconds", "load, seconds", "buffers, MB"])
    expect(plot).toContain(`>${title}</text>`);
});
