import type { SearchCriteria } from "@candor/contract/search/shapes";

/** Searches of one kind, as the page sends them. */
export interface SentenceClass {
  readonly name: string;
  readonly searches: readonly SearchCriteria[];
}

const misspelled = [
  "enginer",
  "softwre developer",
  "registred nurse",
  "acountant tax",
  "electrcian apprentice",
  "manger retail",
];

/** Like the classes of exact mode, where "all facets" is a class of its own. */
export const correctionAlone: SentenceClass = {
  name: "correction without facets",
  searches: misspelled.map((query) => ({ query })),
};

/** What people type. The page requests facets, except when it loads more. */
export const sentenceClasses: readonly SentenceClass[] = [
  sentences("broad word", "team", "customer", "engineer", "manager"),
  sentences(
    "several words",
    "software engineer python",
    "registered nurse night hospital",
    "project manager budget",
    "forklift warehouse weekend",
  ),
  sentences("rare word", "arborist", "avionics", "mixologist", "trinova"),
  sentences("abbreviation", "rn night shift", "swe", "cna weekends", "qa automation", "cdl driver"),
  sentences(
    "phrase",
    '"customer service"',
    '"registered nurse"',
    '"paid time off"',
    '"machine learning" -intern',
  ),
  sentences("prefix", "engin*", "account*", "data anal*", "techn*"),
  sentences("correction", ...misspelled),
  correctionAlone,
  sentences("remote", "remote engineer", "customer service work from home", "nurse not remote"),
  sentences("job type", "contract engineer", "permanent manager", "temp warehouse"),
  sentences("industry", "manager in health care", "analyst finance industry", "legal assistant"),
  sentences("seniority", "senior engineer", "junior accountant", "lead developer"),
  sentences("language", "spanish speaking customer service", "german translator", "french teacher"),
  sentences("skill", "python developer", "forklift warehouse", "c++ engineer"),
  sentences("organization", "nurse at Marsh Memorial Hospital", "Town of Union Station", "Rourke Talent"),
  sentences("pay", "engineer over 150k", "nurse $45/hr", "electrician $30+ an hour"),
  sentences("age", "engineer posted this week", "nurse last 3 days", "driver today"),
  sentences("excluded words", "engineer -senior", "manager not sales", "nurse -night -travel"),
  sentences("place", "nurse in texas", "engineer new york", "receptionist chicago"),
  sentences(
    "radius",
    "nurse within 25 miles of 10001",
    "manager 50 miles from los angeles",
    "driver 10 miles from houston",
  ),
  sentences(
    "combined",
    "remote senior go engineer over 150k posted this week not crypto",
    "contract qa in chicago $60/hr",
    "rn night shift 25 miles from 10001",
    "part time spanish speaking cashier near miami",
  ),
  sentences(
    "close matches",
    "underwater welder",
    "blockchain evangelist",
    "chief happiness officer",
    "zoo keeper reptiles",
  ),
  sorted("by date", { sort: "date" }),
  sorted("by pay", { sort: "compensation" }),
  sorted("page 50", { from: 980, facets: false }),
];

function sentences(name: string, ...queries: string[]): SentenceClass {
  return { name, searches: queries.map((query) => ({ query, facets: true })) };
}

function sorted(name: string, how: SearchCriteria): SentenceClass {
  const queries = ["engineer", "customer", "manager"];
  return { name, searches: queries.map((query) => ({ query, facets: true, ...how })) };
}
