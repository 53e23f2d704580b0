import type { Explanation } from "@candor/contract/search/routes";
import { expect, it } from "vitest";
import { scoreRows } from "../../../app/search/explanation/score-parts.ts";

const part = (
  field: Explanation["parts"][number]["field"],
  word: string,
  matched: string,
  contribution: number,
) => ({ field, word, matched, contribution });

it("a word of a posting is one row in each field, whatever asked for it, and says so where it is another", () => {
  const rows = scoreRows([
    part("title", "product", "manager", 2),
    part("title", "manager", "manager", 1),
    part("body", "rn", "nurse", 1.5),
    part("body", "nursing", "nurse", 0.5),
    part("freshness", "", "2026-10-13T14:02:42.752Z", 0.5),
  ]);
  expect(rows).toEqual([
    { field: "title", matched: "manager", asked: [], contribution: 3, share: 1 },
    { field: "body", matched: "nurse", asked: ["rn", "nursing"], contribution: 2, share: 2 / 3 },
    {
      field: "freshness",
      matched: "2026-10-13T14:02:42.752Z",
      asked: [],
      contribution: 0.5,
      share: 0.5 / 3,
    },
  ]);
});

it("nothing is drawn for what counts nothing", () => {
  expect(scoreRows([part("title", "go", "go", 0)]).map(({ share }) => share)).toEqual([0]);
  expect(scoreRows([])).toEqual([]);
});
