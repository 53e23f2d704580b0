import { message } from "@candor/contract/messages/message";
import type { Area, Filters } from "@candor/engine/criteria";
import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import { isoDate } from "../../../platform/iso-time.ts";

/** A filter's label, and what it asks for in words. */
export function askedOf(
  name: keyof Filters,
  filters: Filters,
): { readonly field: string; readonly asked: string } {
  return { field: message(`explain.field.${name}`), asked: asked[name](filters) };
}

/** What the posting states for a filter; empty if it states nothing. */
export function statedOf(name: keyof Filters, posting: IndexedPosting): string {
  return stated[name](posting);
}

type Facts<Of> = Readonly<Record<keyof Filters, (of: Of) => string>>;

const asked: Facts<Filters> = {
  remote: ({ remote }) => message(remote === "only" ? "explain.remoteOnly" : "explain.remoteExclude"),
  area: ({ area }) => (area ? areaText(area) : ""),
  jobTypes: ({ jobTypes }) => anyOf(jobTypes),
  industries: ({ industries }) => anyOf(industries),
  skills: ({ skills }) => anyOf(skills),
  requiredSkills: ({ requiredSkills }) => allOf(requiredSkills),
  languages: ({ languages }) => anyOf(languages),
  seniority: ({ seniority }) => anyOf(seniority),
  organizations: () => message("explain.thatOrganization"),
  payFloor: ({ payFloor }) => message("explain.payFloor", { amount: amount(payFloor) }),
  payCeiling: ({ payCeiling }) => message("explain.payCeiling", { amount: amount(payCeiling) }),
  promised: () => message("explain.promise"),
  firstSeenFrom: ({ firstSeenFrom = 0 }) => message("explain.since", { date: isoDate(firstSeenFrom) }),
};

const pay = ({ payMin, payMax }: IndexedPosting) =>
  [...new Set([payMin, payMax].filter((each) => each !== undefined))].map(amount).join(" – ");

const stated: Facts<IndexedPosting> = {
  remote: ({ remote }) => (remote === "unknown" ? "" : remote),
  area: ({ places }) => places.map(placeText).join("; "),
  jobTypes: ({ jobType = "" }) => jobType,
  industries: ({ industry = "" }) => industry,
  skills: ({ skills }) => allOf(skills),
  requiredSkills: ({ skills }) => allOf(skills),
  languages: ({ languages }) => allOf(languages),
  seniority: ({ seniority = "" }) => seniority,
  organizations: ({ organization }) => organization,
  payFloor: pay,
  payCeiling: pay,
  promised: ({ promised }) => (promised ? message("explain.promise") : ""),
  firstSeenFrom: ({ firstSeenAt }) => isoDate(firstSeenAt),
};

function anyOf(values: readonly string[] = []): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(values);
}

function allOf(values: readonly string[] = []): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(values);
}

function amount(value = 0): string {
  return Math.round(value).toLocaleString("en-US");
}

function areaText(area: Area): string {
  if (area.kind === "inside") return placeText(area);
  const position = `${area.latitude.toFixed(2)}, ${area.longitude.toFixed(2)}`;
  return message("explain.radius", { miles: area.miles, position });
}

function placeText({ city, state, country }: PostingPlace): string {
  return [city, state, country].filter(Boolean).join(", ");
}
