import { rounded } from "../statistics.ts";
import { averagePrecision, ndcg } from "./metrics.ts";

/** A query with the grades of everything relevant to it. */
export interface Judged {
  readonly text: string;
  readonly grades: ReadonlyMap<string, number>;
}

/** Means over all queries. */
export interface Relevance {
  readonly queries: number;
  readonly ndcg5: number;
  readonly ndcg10: number;
  readonly map: number;
  readonly withoutHit: number;
}

type Ranking = (text: string) => Promise<readonly string[]> | readonly string[];

/** Grades whole rankings. `least` is the lowest grade that counts as relevant for yes-or-no measures. */
export async function judge(queries: readonly Judged[], least: number, rank: Ranking): Promise<Relevance> {
  const sums = { ndcg5: 0, ndcg10: 0, map: 0, withoutHit: 0 };
  for (const { text, grades } of queries) {
    const ranked = (await rank(text)).map((id) => grades.get(id) ?? 0);
    const judged = [...grades.values()];
    const isRelevant = (grade: number) => grade >= least;
    sums.ndcg5 += ndcg(ranked, judged, 5);
    sums.ndcg10 += ndcg(ranked, judged, 10);
    sums.map += averagePrecision(ranked.map(isRelevant), judged.filter(isRelevant).length);
    sums.withoutHit += Number(ranked.length === 0);
  }
  const mean = (sum: number) => rounded(sum / queries.length);
  return {
    queries: queries.length,
    ndcg5: mean(sums.ndcg5),
    ndcg10: mean(sums.ndcg10),
    map: mean(sums.map),
    withoutHit: sums.withoutHit,
  };
}
