import { join } from "node:path";
import { type Option, readOptions } from "../options.ts";
import type { Floor, Report, Table } from "../report.ts";
import { root } from "../root.ts";
import { checkFilters, type FilterFigures } from "./filter-contract.ts";
import type { Relevance } from "./judge.ts";
import { listAll } from "./listing.ts";
import { overPostings } from "./over-postings.ts";
import { type Compared, judgeOwnSet } from "./own-set.ts";
import { isTitleSet, readTitleSet } from "./title-set.ts";
import { judgeTitles } from "./title-similarity.ts";
import { languageSet, languages } from "./titles/language-sets.ts";

const postings = 3000;
const seed = 4;
const owed = { map: 0.38, ndcg5: 0.63 };
/** Targets beyond the floors. */
const goals = { map: 0.55, ndcg5: 0.74 };
const goalsByLanguage = { map: 0.37, ndcg5: 0.62 };

const titleSet: Option<string> = {
  usual: join(root, "..", "shared", "data", "title-similarity-en"),
  takes: "a folder with annotations.tsv, queries.tsv and corpus_documents.tsv",
  read: (folder) => (isTitleSet(folder) ? folder : undefined),
};

/** How well the search ranks, and whether it keeps its filters: everything over HTTP. `README.md` has the method. */
export async function benchmarkRelevance(parameters: string[]): Promise<Report> {
  const { titles: folder } = readOptions(parameters, { titles: titleSet });
  const generate = () => ["server/src/main/generate.ts", "--jobs", String(postings), "--seed", String(seed)];
  const generated = await overPostings(generate, async (url) => {
    const listed = await listAll(url, { query: "" });
    return { ownSet: await judgeOwnSet(url, listed), filters: await checkFilters(url, listed) };
  });
  const isThere = isTitleSet(folder);
  if (!isThere) process.stderr.write(`There are no titles in ${folder}: the published set is left out.\n`);
  return reportOn({
    ...generated,
    titleSimilarity: isThere ? await judgeTitles(readTitleSet(folder)) : undefined,
    languages: await judgeLanguages(),
  });
}

async function judgeLanguages() {
  const judged = [];
  for (const language of languages)
    judged.push([language, await judgeTitles(languageSet(language))] as const);
  return Object.fromEntries(judged) as ByLanguage;
}

type ByLanguage = Readonly<Record<(typeof languages)[number], Compared>>;

interface Measured {
  readonly ownSet: Compared;
  readonly filters: FilterFigures;
  readonly titleSimilarity: Compared | undefined;
  readonly languages: ByLanguage;
}

function reportOn({ ownSet, filters, titleSimilarity, languages: byLanguage }: Measured): Report {
  return {
    name: "relevance",
    figures: {
      postings,
      seed,
      ownSet,
      titleSimilarity: titleSimilarity && { ...titleSimilarity, owed, goals },
      languages: { ...byLanguage, goals: goalsByLanguage },
      filters,
    },
    tables: [
      tableOf("Own set of queries", ownSet),
      ...(titleSimilarity ? [tableOf("title-similarity-en", titleSimilarity)] : []),
      ...languages.map((language) => tableOf(`Titles in ${language}`, byLanguage[language])),
      {
        title: "Filters",
        head: ["searches", "with postings", "checked", "violations", "facet counts", "wrong"],
        rows: [Object.values(filters)],
      },
    ],
    floors: floorsOf({ ownSet, filters, titleSimilarity, languages: byLanguage }),
  };
}

function tableOf(title: string, { documents, search, baselines }: Compared): Table {
  const row = (name: string, found: Relevance) => {
    const { ndcg5, ndcg10, map, withoutHit } = found;
    return [name, ndcg5, ndcg10, map, withoutHit];
  };
  return {
    title: `${title}: ${search.queries} queries over ${documents} postings`,
    head: ["", "NDCG@5", "NDCG@10", "MAP", "without a hit"],
    rows: [
      row("the search", search),
      row("BM25 over words", baselines.words),
      row("BM25 over trigrams", baselines.trigrams),
    ],
  };
}

function floorsOf({ ownSet, filters, titleSimilarity, languages: byLanguage }: Measured): Floor[] {
  const always: Floor[] = [
    { what: "own set: queries without a hit", measured: ownSet.search.withoutHit, most: 0 },
    { what: "listed postings that violate a filter", measured: filters.violations, most: 0 },
    { what: "facet counts that are not what they yield", measured: filters.wrongFacetCounts, most: 0 },
    ...languages.flatMap((language) => [
      {
        what: `titles in ${language}: MAP`,
        measured: byLanguage[language].search.map,
        least: goalsByLanguage.map,
      },
      {
        what: `titles in ${language}: NDCG@5`,
        measured: byLanguage[language].search.ndcg5,
        least: goalsByLanguage.ndcg5,
      },
    ]),
  ];
  if (titleSimilarity === undefined) return always;
  const { map, ndcg5, withoutHit } = titleSimilarity.search;
  return [
    ...always,
    { what: "title-similarity-en: MAP", measured: map, least: owed.map },
    { what: "title-similarity-en: NDCG@5", measured: ndcg5, least: owed.ndcg5 },
    { what: "title-similarity-en: queries without a hit", measured: withoutHit, most: 0 },
  ];
}
