import type { Explanation } from "@candor/contract/search/routes";

type Part = Explanation["parts"][number];

export interface ScoreRow {
  readonly field: Part["field"];
  /** As the posting has it. */
  readonly matched: string;
  /** What the search asked for, where the posting says it otherwise. */
  readonly asked: readonly string[];
  readonly contribution: number;
  /** Of the largest contribution, from 0 to 1. */
  readonly share: number;
}

/** What makes a score: one row for each word of a posting in each field. They add up to the score. */
export function scoreRows(parts: Explanation["parts"]): ScoreRow[] {
  const groups = Map.groupBy(parts, ({ field, matched }) => `${field} ${matched}`);
  const rows = [...groups.values()].map(rowOf);
  const most = Math.max(...rows.map(({ contribution }) => contribution));
  return rows.map((row) => ({ ...row, share: most > 0 ? Math.max(0, row.contribution) / most : 0 }));
}

function rowOf(parts: readonly Part[]): Omit<ScoreRow, "share"> {
  const { field, matched } = parts[0]!;
  const words = [...new Set(parts.map(({ word }) => word))];
  const isSaidAlike = words.some((word) => word === "" || word.toLowerCase() === matched.toLowerCase());
  const contribution = parts.reduce((sum, part) => sum + part.contribution, 0);
  return { field, matched, asked: isSaidAlike ? [] : words, contribution };
}
