/** Where and when a benchmark ran. */
export interface Machine {
  readonly date: string;
  /** The last commit, and whether files differed from it. */
  readonly commit: string;
  readonly cores: number;
  readonly model: string;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
}

export type Floor = { readonly what: string; readonly measured: number; readonly holds: boolean } & (
  | { readonly least: number }
  | { readonly most: number }
);

interface Result {
  readonly machine: Machine;
  readonly floors: readonly Floor[];
}

export interface Ranked {
  readonly queries: number;
  readonly map: number;
  readonly ndcg5: number;
  readonly ndcg10: number;
  readonly withoutHit: number;
}

/** The figures required of a ranking. */
export type Wanted = Pick<Ranked, "map" | "ndcg5">;

export interface Compared {
  readonly documents: number;
  readonly search: Ranked;
  readonly baselines: { readonly words: Ranked; readonly trigrams: Ranked };
  readonly owed?: Wanted;
  readonly goals?: Wanted;
}

export interface FilterFigures {
  readonly searches: number;
  readonly checked: number;
  readonly violations: number;
  readonly facetCounts: number;
  readonly wrongFacetCounts: number;
}

interface RelevanceResult extends Result {
  readonly ownSet: Compared;
  /** Absent if the collection was not available. */
  readonly titleSimilarity?: Compared;
  readonly filters: FilterFigures;
}

export interface SentenceFigures {
  readonly sentences: number;
  readonly f1: number;
  readonly byGroup: Readonly<Record<string, number>>;
  /** Sentences whose first ten postings were graded. */
  readonly graded: number;
  /** 0 to 3. */
  readonly grade: number;
  readonly localShare: number;
  readonly titlesMet: number;
  readonly silent: number;
}

type Sets = Readonly<Record<"tuning" | "held-out", SentenceFigures>>;
type Asked = Partial<Pick<SentenceFigures, "f1" | "grade" | "localShare" | "silent">>;

export interface SentencesResult extends Result {
  readonly postings: number;
  readonly sets: Sets;
  /** The same measurement before the round of work on sentences was finished. */
  readonly former: Sets;
  readonly owed: Asked;
  readonly goals: Asked;
}

/** In milliseconds. */
interface Times {
  readonly samples: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LatencyResult extends Result {
  readonly postings: number;
  readonly times: Readonly<Record<string, { readonly peers: { readonly engine: Times } }>>;
}

export interface GrowthResult extends Result {
  readonly sizes: readonly { readonly postings: number }[];
  /** The address of its plot. */
  readonly plot: string;
}

export interface Results {
  readonly sentences?: SentencesResult;
  readonly relevance?: RelevanceResult;
  readonly latency?: LatencyResult;
  readonly growth?: GrowthResult;
}

/** The benchmarks' results as of the build; a missing file means not measured. */
export function benchmarkResults(): Results {
  const files = import.meta.glob(
    "../../../bench/results/{sentences,relevance,search-1000000,search-growth}.json",
    { eager: true, import: "default" },
  );
  const plots = import.meta.glob<string>("../../../bench/results/search-growth.svg", {
    eager: true,
    query: "?url",
    import: "default",
  });
  const [plot] = Object.values(plots);
  const written = (name: string) => files[`../../../bench/results/${name}.json`];
  return {
    sentences: written("sentences") as SentencesResult,
    relevance: written("relevance") as RelevanceResult,
    latency: written("search-1000000") as LatencyResult,
    ...(plot && { growth: { ...(written("search-growth") as Omit<GrowthResult, "plot">), plot } }),
  };
}
