import { type FactName, factNames } from "@candor/contract/jobs/facts";
import type { MessageKey } from "@candor/contract/messages/message";
import { message } from "@candor/contract/messages/message";
import type { Explanation } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { Criteria, Filters } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import type { Explanation as Found, Hindrance, ScorePart } from "@candor/engine/explain/explanation";
import { occupationNamed } from "../rules/occupations/concepts.ts";
import { askedOf, type Named, statedOf, wishText } from "./filter-facts.ts";

type Hidden = NonNullable<Explanation["hiddenBy"]>[number];

export function explanationView(
  { listed, parts, hiddenBy, lacks = [] }: Found,
  criteria: Criteria,
  posting: IndexedPosting,
  named: Named,
): Explanation {
  const told = (by: Hindrance) => hidden(by, { filters: criteria.filters, posting, named });
  return {
    matches: listed !== undefined,
    ...(listed && { tier: listed.tier, rank: listed.rank, score: listed.score }),
    parts: parts.map(partView),
    ...(listed?.isRemote && { isRemote: true }),
    ...(lacks.length > 0 && { lacks: lacks.map(told) }),
    ...(hiddenBy.length > 0 && { hiddenBy: hiddenBy.map(told) }),
  };
}

function partView({ field, ...part }: ScorePart): Explanation["parts"][number] {
  if (field === "wish") return { field, ...wishText(part), contribution: part.contribution };
  return field === "concept"
    ? { ...part, field: "occupation", matched: occupationNamed(part.matched) }
    : { ...part, field };
}

/** No search lists a closed posting. */
export function closedView(): Explanation {
  return unlisted({ kind: "closed", value: "", reason: message("explain.closed") });
}

/** A search whose place is unknown lists nothing. */
export function nowhereView({ location }: SearchCriteria): Explanation {
  const value = typeof location === "string" ? location : "";
  const reason = message("search.invalidLocation", { location: value });
  return unlisted({ kind: "location", value, reason });
}

function unlisted(by: Hidden): Explanation {
  return { matches: false, parts: [], hiddenBy: [by] };
}

const missing = {
  word: "explain.missingWord",
  phrase: "explain.missingPhrase",
  prefix: "explain.missingPrefix",
  title: "explain.missingTitle",
} as const satisfies Record<string, MessageKey>;

interface Compared {
  readonly filters: Filters;
  readonly posting: IndexedPosting;
  readonly named: Named;
}

function hidden(by: Hindrance, compared: Compared): Hidden {
  if (by.kind === "filter") return filtered(by.filter, compared);
  if (by.kind === "duplicate") return { kind: "duplicate", value: "", reason: message("explain.duplicate") };
  const value = by.text;
  if (by.kind === "excluded")
    return { kind: "exclude", value, reason: message("explain.excluded", { value }) };
  return { kind: by.clause, value, reason: message(missing[by.clause], { value }) };
}

function filtered(name: keyof Filters, { filters, posting, named }: Compared): Hidden {
  const { field, asked } = askedOf(name, filters, named);
  const stated = statedOf(name, posting);
  const reason = stated
    ? message("explain.filter", { field, asked, stated })
    : message("explain.filterUnstated", { field, asked });
  return { kind: wireNames[name], value: asked, reason };
}

const factFields = Object.fromEntries(factNames.map((fact) => [fact, fact])) as {
  readonly [Name in FactName]: Name;
};

/** A filter's name on the wire. */
const wireNames: Readonly<Record<keyof Filters, keyof SearchCriteria>> = {
  remote: "remote",
  areas: "location",
  withoutAreas: "exclude",
  jobTypes: "jobTypes",
  industries: "industries",
  skills: "skills",
  requiredSkills: "skills",
  ...factFields,
  seniority: "seniority",
  organizations: "organization",
  withoutOrganizations: "organization",
  payFloor: "compensationMin",
  payCeiling: "compensationMax",
  promised: "promised",
  firstSeenFrom: "postedWithinDays",
};
