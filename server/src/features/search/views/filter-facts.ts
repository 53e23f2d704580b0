import { type FactName, factNames, factValues, unstated } from "@candor/contract/jobs/facts";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Area, Filters } from "@candor/engine/criteria";
import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import type { ScorePart } from "@candor/engine/explain/explanation";
import type { Wished } from "@candor/engine/facts";
import { isoDate } from "../../../platform/iso-time.ts";
import { factLabel, factValueLabel, wishLabel } from "../../jobs/rules/fact-labels.ts";

/** A filter's label, and what it asks for in words. */
export function askedOf(
  name: keyof Filters,
  filters: Filters,
): { readonly field: string; readonly asked: string } {
  const field = isFact(name) ? factLabel(name) : message(`explain.field.${name}`);
  return { field, asked: asked[name](filters) };
}

/** What the posting states for a filter; empty if it states nothing. */
export function statedOf(name: keyof Filters, posting: IndexedPosting): string {
  return stated[name](posting);
}

type Facts<Of> = Readonly<Record<keyof Filters, (of: Of) => string>>;

const asked: Facts<Filters> = {
  remote: ({ remote }) => message(remote === "only" ? "explain.remoteOnly" : "explain.remoteExclude"),
  areas: ({ areas }) => anyOf(areas?.map(areaText)),
  withoutAreas: ({ withoutAreas }) =>
    message("explain.outside", { place: anyOf(withoutAreas?.map(areaText)) }),
  jobTypes: ({ jobTypes }) => anyOf(jobTypes),
  industries: ({ industries }) => anyOf(industries),
  skills: ({ skills }) => anyOf(skills),
  requiredSkills: ({ requiredSkills }) => allOf(requiredSkills?.map(anyOf)),
  ...byFact<Filters>((fact, { [fact]: values = [] }) =>
    anyOf(values.map((value) => factValueLabel(fact, value))),
  ),
  seniority: ({ seniority }) => anyOf(seniority),
  organizations: () => message("explain.thatOrganization"),
  withoutOrganizations: () => message("explain.notExcluded"),
  payFloor: ({ payFloor }) => message("explain.payFloor", { amount: amount(payFloor) }),
  payCeiling: ({ payCeiling }) => message("explain.payCeiling", { amount: amount(payCeiling) }),
  promised: () => message("explain.promise"),
  firstSeenFrom: ({ firstSeenFrom = 0 }) => message("explain.since", { date: isoDate(firstSeenFrom) }),
};

const pay = ({ payMin, payMax }: IndexedPosting) =>
  [...new Set([payMin, payMax].filter((each) => each !== undefined))].map(amount).join(" – ");

const stated: Facts<IndexedPosting> = {
  remote: ({ remote }) => (remote === "unknown" ? "" : remote),
  areas: ({ places, remoteWithin = [] }) =>
    [...places.map(placeText), ...remoteWithin.map((code) => message("explain.remoteWithin", { code }))].join(
      "; ",
    ),
  withoutAreas: ({ places }) => places.map(placeText).join("; "),
  jobTypes: ({ jobType = "" }) => jobType,
  industries: ({ industry = "" }) => industry,
  skills: ({ skills }) => allOf(skills),
  requiredSkills: ({ skills }) => allOf(skills),
  ...byFact<IndexedPosting>((fact, posting) =>
    allOf(
      (fact === "languages" ? posting.languages : (posting.facts?.[fact] ?? [])).map((value) =>
        factValueLabel(fact, value),
      ),
    ),
  ),
  seniority: ({ seniority = "" }) => seniority,
  organizations: ({ organization }) => organization,
  withoutOrganizations: ({ organization }) => organization,
  payFloor: pay,
  payCeiling: pay,
  promised: ({ promised }) => (promised ? message("explain.promise") : ""),
  firstSeenFrom: ({ firstSeenAt }) => isoDate(firstSeenAt),
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

function amount(value = 0): string {
  return Math.round(value).toLocaleString("en-US");
}

function areaText(area: Area): string {
  if (area.kind === "inside") return placeText(area);
  if (area.kind === "box") return message("explain.outline");
  const position = `${area.latitude.toFixed(2)}, ${area.longitude.toFixed(2)}`;
  return message("explain.radius", { miles: area.miles, position });
}

function placeText({ city, state, country }: PostingPlace): string {
  return [city, state, country].filter(Boolean).join(", ");
}
