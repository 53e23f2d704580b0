import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { loadPlaces } from "@candor/server/platform/places/places";
import { gradeOf, isLocal, meetsTitle, type Wanted, wantedBy } from "./first-ten.ts";
import { addAgreement, f1Of, noAgreement } from "./grade-chips.ts";
import type { Asked } from "./read-asked.ts";

/** Results for the sentences; `README.md` says how each figure is computed. */
export interface SentenceFigures {
  readonly sentences: number;
  readonly f1: number;
  readonly byGroup: Readonly<Record<string, number>>;
  readonly graded: number;
  /** Mean grade of the first ten, 0 to 3, and of the best ten that exist. */
  readonly grade: number;
  readonly localShare: number;
  readonly titlesMet: number;
  readonly silent: number;
}

type Search = (query: string) => Promise<SearchAnswer>;

const page = 10;
/** Sentences whose first ten are graded. */
const mostGraded = 100;

export async function measureSentences(
  asked: readonly Asked[],
  postings: readonly JobDocument[],
  search: Search,
): Promise<SentenceFigures> {
  const places = loadPlaces();
  const all = noAgreement();
  const groups = new Map<string, ReturnType<typeof noAgreement>>();
  const grades: Graded[] = [];
  let silent = 0;
  for (const each of asked) {
    const answer = await search(each.sentence);
    const own = noAgreement();
    for (const agreement of [all, own, groupOf(groups, each.group)])
      addAgreement(agreement, each, answer.chips ?? []);
    if (isSilent(answer, own.missed, own.dropped)) silent++;
    const wanted = wantedBy(each, places);
    if (wanted && grades.length < mostGraded) grades.push(...gradedTen(answer, wanted, postings));
  }
  const mean = (of: (graded: Graded) => number | undefined) => {
    const values = grades.map(of).filter((value) => value !== undefined);
    return rounded(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  };
  return {
    sentences: asked.length,
    f1: rounded(f1Of(all)),
    byGroup: Object.fromEntries([...groups].map(([name, agreement]) => [name, rounded(f1Of(agreement))])),
    graded: grades.length,
    grade: mean(({ grade }) => grade),
    localShare: mean(({ localShare }) => localShare),
    titlesMet: mean(({ titlesMet }) => titlesMet),
    silent,
  };
}

function groupOf(groups: Map<string, ReturnType<typeof noAgreement>>, name: string) {
  const agreement = groups.get(name) ?? noAgreement();
  groups.set(name, agreement);
  return agreement;
}

interface Graded {
  readonly grade: number;
  readonly localShare: number | undefined;
  readonly titlesMet: number;
}

/** Sentences that match no posting are not graded. */
function gradedTen({ documents }: SearchAnswer, wanted: Wanted, postings: readonly JobDocument[]): Graded[] {
  const best = postings
    .map((posting) => gradeOf(posting, wanted))
    .sort((a, b) => b - a)
    .slice(0, page);
  const possible = best.reduce((sum, grade) => sum + grade, 0);
  if (possible === 0) return [];
  const ten = documents.slice(0, page);
  const got = ten.reduce((sum, posting) => sum + gradeOf(posting, wanted), 0);
  const titled = postings.filter((posting) => gradeOf(posting, wanted) > 0).length;
  const local = postings.filter((posting) => meetsTitle(posting, wanted) && isLocal(posting, wanted)).length;
  // With fewer, the rest of the list is all there is.
  const isPlaced = local >= page;
  return [
    {
      grade: (3 * got) / possible,
      localShare: isPlaced
        ? share(ten.filter((posting) => isLocal(posting, wanted)).length, local)
        : undefined,
      titlesMet: share(ten.filter((posting) => meetsTitle(posting, wanted)).length, titled),
    },
  ];
}

function share(found: number, there: number): number {
  return Math.min(1, found / Math.max(1, Math.min(page, there)));
}

/** Whether a place, pay, organization or kind of remote work was asked for and nothing on the page mentions it. */
function isSilent(
  { hits, message }: SearchAnswer,
  missed: readonly string[],
  dropped: readonly string[],
): boolean {
  if (dropped.length > 0) return true;
  const isMissing = missed.some((slot) => /^(?:place|pay|organization|remote) /.test(slot));
  return isMissing && hits.total.value > 0 && message === undefined;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
