import { factNames, unstated } from "@candor/contract/jobs/facts";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { unitsPerYear } from "@candor/contract/values";
import type { Criteria, Filters } from "@candor/engine/criteria";
import type { StatedFacts } from "../../../platform/database/tables/postings.ts";
import { day } from "../../../platform/durations.ts";
import { languageNamed } from "../../jobs/rules/languages.ts";
import { skillNamed } from "../../jobs/rules/skills.ts";
import { nearTo, withLoose } from "./close.ts";
import type { LearnedNearness } from "./occupations/learned.ts";
import type { ParsedSentence } from "./sentence/parse.ts";
import type { Pay } from "./sentence/reading.ts";
import { areasOf, type Whereabouts } from "./whereabouts.ts";

/** What was looked up for a search. */
interface Known {
  readonly now: number;
  /** The places of the sentence and the fields. */
  readonly whereabouts?: readonly Whereabouts[];
  /** Those that the fields name. */
  readonly organizations?: readonly number[] | undefined;
  readonly learned?: LearnedNearness | undefined;
  /** Organizations whose postings the person doesn't see. */
  readonly unseen?: readonly number[] | undefined;
}

/** Combines the sentence and the form's fields. If both say something, the field wins. */
export function planCriteria(fields: SearchCriteria, sentence: ParsedSentence, known: Known): Criteria {
  const filters = filtersOf(fields, sentence, known);
  const near = withLoose(nearTo(sentence, fields.close, known.learned), sentence, filters);
  return {
    clauses: sentence.clauses,
    exclude: [...sentence.exclude, ...(fields.exclude ?? [])],
    filters,
    exact: fields.exact ?? false,
    ...(sentence.wishes && { wishes: sentence.wishes }),
    ...(near && { near }),
  };
}

function filtersOf(
  fields: SearchCriteria,
  sentence: ParsedSentence,
  { now, whereabouts = [], organizations, unseen }: Known,
): Filters {
  return compact({
    remote: fields.remote ?? sentence.remote,
    areas: whereabouts.length > 0 ? whereabouts.flatMap(areasOf) : undefined,
    withoutAreas: sentence.withoutPlaces?.flatMap(({ found, miles }) => areasOf({ place: found, miles })),
    jobTypes: fields.jobTypes ?? sentence.jobTypes,
    industries: fields.industries ?? sentence.industries,
    skills: fields.skills?.map((name) => skillNamed(name) ?? name),
    requiredSkills: sentence.skills,
    ...(Object.fromEntries(factNames.map((fact) => [fact, fields[fact]])) as Loose<StatedFacts>),
    currencies: fields.currencies ?? currenciesOf(sentence.pay),
    languages: fields.languages?.map((name) => languageNamed(name) ?? name) ?? sentence.languages,
    seniority: fields.seniority ?? sentence.seniority,
    organizations: organizations ?? orNone(sentence.organizations),
    withoutOrganizations:
      unseen || sentence.withoutOrganizations
        ? [...(unseen ?? []), ...(sentence.withoutOrganizations ?? [])]
        : undefined,
    promised: fields.promised,
    ...payBounds(fields, sentence),
    firstSeenFrom: firstSeenFrom(fields.postedWithinDays ?? sentence.postedWithinDays, now),
  });
}

const dollars = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD"];

/** "£30k" compares pounds with pounds. Amounts without a stated currency match too. */
function currenciesOf(pay: Pay | undefined): readonly string[] | undefined {
  if (pay?.currency !== undefined) return [pay.currency, unstated];
  return pay?.dollars ? [...dollars, unstated] : undefined;
}

function payBounds(fields: SearchCriteria, sentence: ParsedSentence) {
  const stated = fields.compensationMin !== undefined || fields.compensationMax !== undefined;
  const [floor, ceiling, unit] = stated
    ? [fields.compensationMin, fields.compensationMax, fields.compensationType ?? "year"]
    : [sentence.pay?.floor, sentence.pay?.ceiling, sentence.pay?.unit ?? "year"];
  const yearly = (amount: number | undefined) =>
    amount === undefined ? undefined : amount * unitsPerYear[unit];
  return { payFloor: yearly(floor), payCeiling: yearly(ceiling) };
}

function firstSeenFrom(days: number | undefined, now: number): number | undefined {
  return days === undefined ? undefined : now - days * day;
}

/** An organization without postings matches nothing, rather than everything. */
function orNone(ids: readonly number[] | undefined): readonly number[] | undefined {
  return ids?.length === 0 ? [-1] : ids;
}

/** Every property is required, if only as undefined, so that a new filter can't be forgotten. */
type Loose<T> = { [K in keyof Required<T>]: T[K] | undefined };

function compact(filters: Loose<Filters>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
