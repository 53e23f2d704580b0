import type { Area, Clause, Filters, SearchRequest } from "@candor/engine/criteria";
import { now } from "./corpus.ts";

/** Searches of one kind; a class is measured over all of its searches. */
export interface QueryClass {
  readonly name: string;
  readonly requests: readonly SearchRequest[];
}

const day = 86_400_000;
const newYork = { latitude: 40.71, longitude: -74.01 };
const losAngeles = { latitude: 34.05, longitude: -118.24 };
const houston = { latitude: 29.76, longitude: -95.36 };

/**
 * What people search for, in words that every tokenizer splits alike: plain letters, no punctuation, no digits. A
 * trailing star is a prefix, quotes make a phrase, a minus excludes.
 */
export const classes: readonly QueryClass[] = [
  queries("broad word", ask("team"), ask("customer"), ask("engineer"), ask("manager")),
  queries(
    "several words",
    ask("software engineer python"),
    ask("registered nurse night hospital"),
    ask("project manager budget"),
    ask("forklift warehouse weekend"),
  ),
  queries("rare word", ask("arborist"), ask("avionics"), ask("mixologist"), ask("trinova")),
  queries(
    "phrase",
    ask('"customer service"'),
    ask('"registered nurse"'),
    ask('"paid time off"'),
    ask('"project manager" budget'),
  ),
  queries("prefix", ask("engin*"), ask("account*"), ask("data anal*"), ask("techn*")),
  queries(
    "remote",
    ask("engineer", { remote: "only" }),
    ask("nurse", { remote: "exclude" }),
    ask("", { remote: "only" }),
  ),
  queries(
    "job type",
    ask("manager", { jobTypes: ["contract"] }),
    ask("engineer", { jobTypes: ["contract", "contractor"] }),
    ask("", { jobTypes: ["contractor"] }),
  ),
  queries(
    "industry",
    ask("manager", { industries: ["Management"] }),
    ask("night", { industries: ["Health Care Provider"] }),
    ask("", { industries: ["Legal", "Finance"] }),
  ),
  queries(
    "pay floor",
    ask("engineer", { payFloor: 150_000 }),
    ask("nurse", { payFloor: 100_000 }),
    ask("", { payFloor: 200_000 }),
  ),
  queries(
    "age",
    ask("engineer", { firstSeenFrom: now - 7 * day }),
    ask("customer", { firstSeenFrom: now - 3 * day }),
    ask("", { firstSeenFrom: now - day }),
  ),
  queries(
    "seniority",
    ask("engineer", { seniority: ["senior", "lead"] }),
    ask("nurse", { seniority: ["manager"] }),
    ask("", { seniority: ["junior"] }),
  ),
  queries(
    "language",
    ask("customer", { languages: ["Spanish"] }),
    ask("manager", { languages: ["German", "French"] }),
    ask("", { languages: ["Vietnamese"] }),
  ),
  queries(
    "skill",
    ask("engineer", { skills: ["Python", "Java"] }),
    ask("manager", { skills: ["Budgeting"] }),
    ask("", { skills: ["Forklift"] }),
  ),
  queries(
    "organization",
    ask("nurse", { organizations: [343, 468] }),
    ask("manager", { organizations: [70, 406] }),
    ask("", { organizations: [647] }),
  ),
  queries(
    "excluded words",
    ask("engineer -senior"),
    ask("manager -sales -account"),
    ask("nurse -night -travel"),
  ),
  queries(
    "place",
    ask("nurse", { areas: [inside("TX")] }),
    ask("engineer", { areas: [inside("NY", "New York")] }),
    ask("", { areas: [inside("CA")], remote: "exclude" }),
  ),
  queries(
    "radius",
    ask("nurse", { areas: [within(25, newYork)] }),
    ask("manager", { areas: [within(50, losAngeles)], remote: "exclude" }),
    ask("", { areas: [within(10, houston)], remote: "exclude" }),
  ),
  queries(
    "combined",
    ask("software engineer", {
      areas: [within(50, newYork)],
      payFloor: 120_000,
      jobTypes: ["permanent"],
      firstSeenFrom: now - 30 * day,
    }),
    ask("nurse night -senior", {
      areas: [inside("CA")],
      payFloor: 80_000,
      industries: ["Health Care Provider"],
    }),
    ask("customer", {
      remote: "only",
      jobTypes: ["permanent"],
      payFloor: 40_000,
      skills: ["CRM", "Negotiation"],
    }),
  ),
  queries(
    "by date",
    { ...ask("engineer"), sort: "date" },
    { ...ask(""), sort: "date" },
    { ...ask("customer"), sort: "date" },
  ),
  queries(
    "by pay",
    { ...ask("engineer"), sort: "compensation" },
    { ...ask(""), sort: "compensation" },
    { ...ask("customer"), sort: "compensation" },
  ),
  queries(
    "page 50",
    { ...ask("engineer"), from: 980 },
    { ...ask("customer"), from: 980 },
    { ...ask("manager"), from: 980, sort: "date" },
  ),
  queries(
    "all facets",
    { ...ask("engineer"), facets: true },
    { ...ask("customer"), facets: true },
    { ...ask("nurse", { areas: [inside("TX")], jobTypes: ["permanent"], payFloor: 60_000 }), facets: true },
    { ...ask("engineer", { remote: "only", skills: ["Python"], languages: ["German"] }), facets: true },
  ),
];

function queries(name: string, ...requests: SearchRequest[]): QueryClass {
  return { name, requests };
}

function ask(text: string, filters: Filters = {}): SearchRequest {
  const parts = text.match(/-?"[^"]+"|\S+/g) ?? [];
  const excluded = parts.filter((part) => part.startsWith("-"));
  const clauses = parts.filter((part) => !part.startsWith("-")).map(clauseOf);
  const criteria = { clauses, exclude: excluded.map((part) => part.slice(1)), filters, exact: true };
  return { criteria, sort: "relevance", from: 0, size: 20, facets: false, now };
}

function clauseOf(part: string): Clause {
  if (part.startsWith('"')) return { kind: "phrase", words: part.slice(1, -1).split(" ") };
  return part.endsWith("*") ? { kind: "prefix", prefix: part.slice(0, -1) } : { kind: "word", word: part };
}

function inside(state: string, city?: string): Area {
  return { kind: "inside", country: "US", state, ...(city && { city }) };
}

function within(miles: number, around: { latitude: number; longitude: number }): Area {
  return { kind: "radius", miles, ...around };
}
