import type { JobDocument } from "@candor/contract/jobs/shapes";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { skillTitled } from "../../jobs/rules/skills.ts";
import { titleInSpanish } from "./titles-in-spanish.ts";

type Facets = Pick<NonNullable<SearchAnswer["facets"]>, "skills" | "payFloors">;

/** Short titles read well in a sentence; others contain more than the job's name. */
const plainTitle = /^[\p{L} ]{4,28}$/u;

/**
 * Sentences made from what some postings say, in groups of one kind each, in the reader's language. A search has to
 * check whether they find anything.
 */
export function exampleSentences(documents: readonly JobDocument[], facets: Facets): readonly string[][] {
  const titled = documents
    .map(({ title, address }) => ({ title: title.toLowerCase(), address }))
    .filter(
      ({ title }, at, all) => plainTitle.test(title) && all.findIndex((one) => one.title === title) === at,
    )
    .flatMap(({ title, address }) => {
      const named = isSpanish() ? titleInSpanish(title) : title;
      return named === undefined ? [] : [{ title: named, address }];
    });
  const most = facets.payFloors[0]?.count ?? 0;
  const floor = facets.payFloors.findLast(({ count }) => count * 3 > most)?.from ?? 0;
  const amount = String(Math.floor(floor / 1000));
  return [
    titled.flatMap(({ title, address: { city, state } }) =>
      city && state ? [message("example.inPlace", { title, place: `${city}, ${state}` })] : [],
    ),
    facets.skills.flatMap(({ value }) => {
      const skill = inSentence(value);
      return skill === undefined ? [] : [message("example.remote", { skill })];
    }),
    floor < 1000 ? [] : titled.map(({ title }) => message("example.pay", { title, amount })).toReversed(),
    titled.map(({ title }) => message("example.age", { title })),
  ];
}

function isSpanish(): boolean {
  return currentLocale() === "es-US";
}

/**
 * "Customer service" has a capital only because it stands alone; "Go" is a name. In Spanish, what has a name keeps it,
 * and other skills, such as "Optics", are left out unless they are also the name of a job.
 */
function inSentence(skill: string): string | undefined {
  const isName = !/^\p{Lu}\p{Ll}+( \p{Ll}+)+$/u.test(skill);
  if (!isSpanish()) return isName ? skill : skill.toLowerCase();
  return isName && skillTitled(skill)?.isThing ? skill : titleInSpanish(skill);
}
