import type { Chip, SearchAnswer, SearchCriteria } from "./shapes.ts";

/** The traits of one search field. Every list of fields in the product comes from this table. */
interface SearchField {
  /**
   * `filter` narrows the search, `reading` says how to read the sentence, `list` how to build the list, and `visit`
   * where in the list somebody is.
   */
  readonly role: "sentence" | "filter" | "reading" | "list" | "visit";
  /** Filters of one group are set and left out together. */
  readonly group?: string;
  /** The kind of chip with the same meaning in a sentence. */
  readonly chip?: Chip["kind"];
  /** The facet that counts this field's values. */
  readonly facet?: keyof NonNullable<SearchAnswer["facets"]>;
  /** Takes several values, any of which may match. */
  readonly several?: true;
  /** Filters by what postings state: its values and counts come from the facet of facts. */
  readonly fact?: true;
  /** The default: stating this value makes no difference. */
  readonly unlessSaid?: boolean | string;
}

function stating<Group extends string>(group: Group) {
  return { role: "filter", group, several: true, fact: true } as const;
}

export const searchFields = {
  query: { role: "sentence" },
  parse: { role: "reading", unlessSaid: true },
  exact: { role: "reading", unlessSaid: false },
  correct: { role: "reading", unlessSaid: true },
  location: { role: "filter", group: "place", chip: "place" },
  distanceMiles: { role: "filter", group: "place" },
  remote: { role: "filter", group: "remote", chip: "remote", facet: "remote" },
  compensationMin: { role: "filter", group: "pay", chip: "pay", facet: "compensation" },
  compensationMax: { role: "filter", group: "pay", chip: "pay", facet: "compensation" },
  compensationType: { role: "filter", group: "pay", unlessSaid: "year" },
  jobTypes: { role: "filter", group: "type", chip: "type", facet: "jobTypes", several: true },
  industries: { role: "filter", group: "industry", chip: "industry", facet: "industries", several: true },
  skills: { role: "filter", group: "skill", chip: "skill", facet: "skills", several: true },
  languages: {
    role: "filter",
    group: "language",
    chip: "language",
    facet: "languages",
    several: true,
    fact: true,
  },
  seniority: { role: "filter", group: "seniority", chip: "seniority", facet: "seniority", several: true },
  sponsorship: stating("sponsorship"),
  schedules: stating("schedules"),
  shifts: stating("shifts"),
  weekends: stating("weekends"),
  licenses: stating("licenses"),
  bonuses: stating("bonuses"),
  degree: stating("degree"),
  experience: stating("experience"),
  payday: stating("payday"),
  secondChance: stating("secondChance"),
  contractWeeks: stating("contractWeeks"),
  currencies: stating("currencies"),
  organization: { role: "filter", group: "organization", chip: "organization", facet: "organizations" },
  promised: { role: "filter", group: "promise", facet: "promised", unlessSaid: false },
  exclude: { role: "filter", group: "exclude", several: true },
  postedWithinDays: { role: "filter", group: "age", chip: "age" },
  sort: { role: "list" },
  size: { role: "list" },
  facets: { role: "list" },
  close: { role: "list" },
  from: { role: "visit" },
  snapshot: { role: "visit" },
} as const satisfies { readonly [Name in keyof Required<SearchCriteria>]: SearchField };

export type SearchFieldName = keyof typeof searchFields;

/** The names of the fields whose row extends this type. */
export type FieldsWith<Row> = {
  [Name in SearchFieldName]: (typeof searchFields)[Name] extends Row ? Name : never;
}[SearchFieldName];

export function searchField(name: SearchFieldName): SearchField {
  return searchFields[name];
}

export function isSearchField(name: string): name is SearchFieldName {
  return Object.hasOwn(searchFields, name);
}
