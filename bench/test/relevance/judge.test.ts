import { expect, test } from "vitest";
import { judge } from "../../src/relevance/judge.ts";

test("figures are means over all queries, and one without a hit counts as nothing", async () => {
  const queries = [
    {
      text: "found",
      grades: new Map([
        ["a", 3],
        ["b", 1],
      ]),
    },
    { text: "not found", grades: new Map([["a", 3]]) },
  ];
  const ranked = await judge(queries, 2, (text) => (text === "found" ? ["a", "c", "b"] : []));
  expect(ranked).toEqual({ queries: 2, ndcg5: 0.491, ndcg10: 0.491, map: 0.5, withoutHit: 1 });
});
