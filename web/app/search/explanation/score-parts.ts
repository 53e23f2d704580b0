import type { Explanation } from "@candor/contract/search/routes";

type Part = Explanation["parts"][number];

export interface ScoreRow {
  readonly field: Part["field"];
  /** As the posting spells it. */
  readonly matched: string;
  /** The words in the search, if the posting uses others. */
  readonly asked: readonly string[];
  readonly contribution: number;
  /** Share of the largest contribution, from 0 to 1. */
  readonly share: number;
}

/** The parts of a score: one row for each of a posting's words in each field. They add up to the score. */
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
