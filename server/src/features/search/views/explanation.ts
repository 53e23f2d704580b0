import type { MessageKey } from "@candor/contract/messages/message";
import { message } from "@candor/contract/messages/message";
import type { Explanation } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { Criteria, Filters } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import type { Explanation as Found, Hindrance } from "@candor/engine/explain/explanation";
import { askedOf, statedOf } from "./filter-facts.ts";

type Hidden = NonNullable<Explanation["hiddenBy"]>[number];

export function explanationView(
  { listed, parts, hiddenBy }: Found,
  criteria: Criteria,
  posting: IndexedPosting,
): Explanation {
  return {
    matches: listed !== undefined,
    ...(listed && { tier: listed.tier, rank: listed.rank, score: listed.score }),
    parts: parts.map(({ field, ...part }) => ({
      field: field === "concept" ? "occupation" : field,
      ...part,
    })),
    ...(hiddenBy.length > 0 && { hiddenBy: hiddenBy.map((each) => hidden(each, criteria.filters, posting)) }),
  };
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
} as const satisfies Record<string, MessageKey>;

function hidden(by: Hindrance, filters: Filters, posting: IndexedPosting): Hidden {
  if (by.kind === "filter") return filtered(by.filter, filters, posting);
  if (by.kind === "duplicate") return { kind: "duplicate", value: "", reason: message("explain.duplicate") };
  const value = by.text;
  if (by.kind === "excluded")
    return { kind: "exclude", value, reason: message("explain.excluded", { value }) };
  return { kind: by.clause, value, reason: message(missing[by.clause], { value }) };
}

function filtered(name: keyof Filters, filters: Filters, posting: IndexedPosting): Hidden {
  const { field, asked } = askedOf(name, filters);
  const stated = statedOf(name, posting);
  const reason = stated
    ? message("explain.filter", { field, asked, stated })
    : message("explain.filterUnstated", { field, asked });
  return { kind: wireNames[name], value: asked, reason };
}

/** A filter's name on the wire. */
const wireNames: Readonly<Record<keyof Filters, keyof SearchCriteria>> = {
  remote: "remote",
  area: "location",
  jobTypes: "jobTypes",
  industries: "industries",
  skills: "skills",
  requiredSkills: "skills",
  languages: "languages",
  seniority: "seniority",
  organizations: "organization",
  payFloor: "compensationMin",
  payCeiling: "compensationMax",
  promised: "promised",
  firstSeenFrom: "postedWithinDays",
};
