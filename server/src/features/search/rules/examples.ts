import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer } from "@candor/contract/search/shapes";

type Facets = Pick<NonNullable<SearchAnswer["facets"]>, "skills" | "payFloors">;

/** Short titles read well in a sentence; others contain more than the job's name. */
const plainTitle = /^[\p{L} ]{4,28}$/u;

/**
 * Sentences made from what some postings say, in groups of one kind each. A search has to check whether they find
 * anything.
 */
export function exampleSentences(documents: readonly JobDocument[], facets: Facets): readonly string[][] {
  const titled = documents
    .map(({ title, address }) => ({ title: title.toLowerCase(), address }))
    .filter(
      ({ title }, at, all) => plainTitle.test(title) && all.findIndex((one) => one.title === title) === at,
    );
  const most = facets.payFloors[0]?.count ?? 0;
  const floor = facets.payFloors.findLast(({ count }) => count * 3 > most)?.from ?? 0;
  return [
    titled.flatMap(({ title, address: { city, state } }) =>
      city && state ? [`${title} in ${city}, ${state}`] : [],
    ),
    facets.skills.map(({ value }) => `remote ${inSentence(value)} jobs`),
    floor < 1000 ? [] : titled.map(({ title }) => `${title} over ${Math.floor(floor / 1000)}k`).toReversed(),
    titled.map(({ title }) => `${title} posted this week`),
  ];
}

/** "Customer service" has a capital only because it stands alone; "Go" is a name. */
function inSentence(skill: string): string {
  return /^\p{Lu}\p{Ll}+( \p{Ll}+)+$/u.test(skill) ? skill.toLowerCase() : skill;
}
