import type { JobDocument } from "@candor/contract/jobs/shapes";
import { bm25, trigramsOf, wordsOf } from "./bm25.ts";
import { type GradedQuery, ownGradedSet } from "./graded-set.ts";
import { type Judged, judge, type Relevance } from "./judge.ts";
import { listAll } from "./listing.ts";
import { roleOfTitle } from "./roles.ts";

/** How the search and its baselines rank one collection. */
export interface Compared {
  readonly documents: number;
  readonly search: Relevance;
  readonly baselines: { readonly words: Relevance; readonly trigrams: Relevance };
}

/** The lowest grade at which the person who asked is glad to see a posting. */
const relevant = 2;

/** Our own graded set over every posting that the server lists. */
export async function judgeOwnSet(url: string, postings: readonly JobDocument[]): Promise<Compared> {
  const roles = new Map(postings.map(({ id, title }) => [id, roleOfTitle(title)]));
  const queries = ownGradedSet().map((query) => judgedBy(query, roles));
  const rank = async (query: string) => (await listAll(url, { query, close: "always" })).map(({ id }) => id);
  return compare(queries, relevant, postings, rank);
}

function judgedBy({ text, grades }: GradedQuery, roles: ReadonlyMap<string, string>): Judged {
  const graded = [...roles].flatMap(([id, role]) => {
    const grade = grades.get(role);
    return grade === undefined ? [] : [[id, grade] as const];
  });
  return { text, grades: new Map(graded) };
}

/** Ranks by the search, and ranks the same titles by BM25. */
export async function compare(
  queries: readonly Judged[],
  least: number,
  documents: readonly { readonly id: string; readonly title: string }[],
  rank: (text: string) => Promise<readonly string[]>,
): Promise<Compared> {
  const baseline = (tokensOf: (text: string) => string[]) => {
    const ranked = bm25(documents.map(({ title }) => tokensOf(title)));
    return judge(queries, least, (text) => ranked(tokensOf(text)).map((number) => documents[number]!.id));
  };
  return {
    documents: documents.length,
    search: await judge(queries, least, rank),
    baselines: { words: await baseline(wordsOf), trigrams: await baseline(trigramsOf) },
  };
}
