import { type FactName, factNames, factValues, unstated } from "@candor/contract/jobs/facts";
import { industryText } from "@candor/contract/jobs/industry-text";
import { placeText, regionText } from "@candor/contract/jobs/place-text";
import { currentLocale, perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Filters } from "@candor/engine/criteria";
import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import type { ScorePart } from "@candor/engine/explain/explanation";
import type { Wished } from "@candor/engine/facts";
import { dateText } from "../../../platform/mail/date-text.ts";
import { factLabel, factValueLabel, wishLabel } from "../../jobs/rules/fact-labels.ts";

/** The places that a search looks in, and those that it excludes, by name. */
export type Named = Readonly<Record<"areas" | "withoutAreas", readonly NamedPlace[]>>;

type NamedPlace = NonNullable<SearchAnswer["places"]>[number];

/** A filter's label, and what it asks for in words. */
export function askedOf(
  name: keyof Filters,
  filters: Filters,
  named: Named,
): { readonly field: string; readonly asked: string } {
  const field = isFact(name) ? factLabel(name) : message(`explain.field.${name}`);
  return { field, asked: asked[name]({ ...filters, named }) };
}

/** What the posting states for a filter; empty if it states nothing. */
export function statedOf(name: keyof Filters, posting: IndexedPosting): string {
  return stated[name](posting);
}

type Facts<Of> = Readonly<Record<keyof Filters, (of: Of) => string>>;

const asked: Facts<Filters & { readonly named: Named }> = {
  remote: ({ remote }) => message(remote === "only" ? "explain.remoteOnly" : "explain.remoteExclude"),
  areas: ({ named }) => anyOf(named.areas.map(areaText)),
  withoutAreas: ({ named }) =>
    message("explain.outside", { place: anyOf(named.withoutAreas.map(({ label }) => label)) }),
  jobTypes: ({ jobTypes }) => anyOf(jobTypes?.map(jobTypeText)),
  industries: ({ industries }) => anyOf(industries?.map(industryText)),
  skills: ({ skills }) => anyOf(skills),
  requiredSkills: ({ requiredSkills }) => allOf(requiredSkills?.map(anyOf)),
  ...byFact<Filters>((fact, { [fact]: values = [] }) =>
    anyOf(values.map((value) => factValueLabel(fact, value))),
  ),
  seniority: ({ seniority }) => anyOf(seniority?.map(seniorityText)),
  organizations: () => message("explain.thatOrganization"),
  withoutOrganizations: () => message("explain.notExcluded"),
  payFloor: ({ payFloor, currencies }) =>
    message("explain.payFloor", { amount: amount(payFloor, currencies) }),
  payCeiling: ({ payCeiling, currencies }) =>
    message("explain.payCeiling", { amount: amount(payCeiling, currencies) }),
  promised: () => message("explain.promise"),
  firstSeenFrom: ({ firstSeenFrom = 0 }) => message("explain.since", { date: dateText(firstSeenFrom, null) }),
};

const pay = ({ payMin, payMax, facts }: IndexedPosting) =>
  [...new Set([payMin, payMax].filter((each) => each !== undefined))]
    .map((each) => amount(each, facts?.currencies))
    .join(" – ");

const stated: Facts<IndexedPosting> = {
  remote: ({ remote }) => (remote === "unknown" ? "" : message(`remoteKind.${remote}`)),
  areas: ({ places, remoteWithin = [] }) =>
    [
      ...places.map(postingPlaceText),
      ...remoteWithin.map((code) => message("explain.remoteWithin", { code: regionText(code) })),
    ].join("; "),
  withoutAreas: ({ places }) => places.map(postingPlaceText).join("; "),
  jobTypes: ({ jobType }) => known(jobType, jobTypeText),
  industries: ({ industry }) => known(industry, industryText),
  skills: ({ skills }) => allOf(skills),
  requiredSkills: ({ skills }) => allOf(skills),
  ...byFact<IndexedPosting>((fact, posting) =>
    allOf(
      (fact === "languages" ? posting.languages : (posting.facts?.[fact] ?? [])).map((value) =>
        factValueLabel(fact, value),
      ),
    ),
  ),
  seniority: ({ seniority }) => known(seniority, seniorityText),
  organizations: ({ organization }) => organization,
  withoutOrganizations: ({ organization }) => organization,
  payFloor: pay,
  payCeiling: pay,
  promised: ({ promised }) => (promised ? message("explain.promise") : ""),
  firstSeenFrom: ({ firstSeenAt }) => dateText(firstSeenAt, null),
};

/** A wish, and what the posting says about it. */
export function wishText({ word, matched }: Pick<ScorePart, "word" | "matched">) {
  const [name, ...value] = word.split(" ");
  const wished = name as Wished;
  return {
    word: wishLabel(wished, value.join(" ")),
    matched: wishLabel(wished, matched === "" ? unstated : matched),
  };
}

function byFact<Of>(text: (fact: FactName, of: Of) => string): Pick<Facts<Of>, FactName> {
  const facts = factNames.map((fact) => [fact, (of: Of) => text(fact, of)]);
  return Object.fromEntries(facts) as Pick<Facts<Of>, FactName>;
}

function isFact(name: string): name is FactName {
  return Object.hasOwn(factValues, name);
}

function anyOf(values: readonly string[] = []): string {
  return new Intl.ListFormat(currentLocale(), { type: "disjunction" }).format(values);
}

function allOf(values: readonly string[] = []): string {
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(values);
}

const amounts = perLocale(
  (locale, currency?: string) =>
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: 0,
      ...(currency !== undefined && { style: "currency", currency }),
    }),
);

/** "$90,000" if only one currency is meant, or else "90,000". */
function amount(value = 0, currencies: readonly string[] = []): string {
  const [currency, ...others] = currencies.filter((each) => each !== unstated);
  return amounts(others.length > 0 ? undefined : currency).format(value);
}

function areaText({ label, miles }: NamedPlace): string {
  return miles === undefined ? label : message("explain.radius", { miles, place: label });
}

function postingPlaceText(place: PostingPlace): string {
  return placeText(place) ?? "";
}

function jobTypeText(jobType: string): string {
  return message(`jobType.${jobType}` as MessageKey);
}

function seniorityText(seniority: string): string {
  return message(`seniority.${seniority}` as MessageKey);
}

function known(value: string | undefined, text: (value: string) => string): string {
  return value === undefined ? "" : text(value);
}
