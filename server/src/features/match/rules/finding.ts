import type { MatchedRequirement } from "@candor/contract/match/shapes";
import type { MatchState } from "@candor/contract/match/values";
import type { Passage } from "./shown/background.ts";

export type Relation = MatchedRequirement["relations"][number];
export type Years = NonNullable<MatchedRequirement["years"]>;

/** What a background says about one need. */
export interface Finding {
  readonly state: MatchState;
  readonly evidence: readonly Passage[];
  /** What was not found, by its name. */
  readonly missing: readonly string[];
  readonly relations: readonly Relation[];
  readonly years?: Years;
}

export function found(evidence: readonly Passage[], relations: readonly Relation[] = []): Finding {
  return { state: "met", evidence, missing: [], relations };
}

export function notFound(
  state: "missing" | "unsaid",
  { name, evidence = [], relations = [] }: Partial<Omit<Finding, "state" | "missing">> & { name?: string },
): Finding {
  return { state, evidence, missing: name === undefined ? [] : [name], relations };
}

/** Any one is enough: the best counts. */
export function anyOf(findings: readonly Finding[]): Finding {
  const met = findings.filter(({ state }) => state === "met");
  if (met.length > 0) return { ...joined(met), state: "met", missing: [] };
  const open = findings.some(({ state }) => state === "unsaid");
  return { ...joined(findings), state: open ? "unsaid" : "missing" };
}

/** All are needed. */
export function allOf(findings: readonly Finding[]): Finding {
  const states = findings.map(({ state }) => state);
  const state = states.includes("missing") ? "missing" : states.includes("unsaid") ? "unsaid" : "met";
  return { ...joined(findings), state };
}

function joined(findings: readonly Finding[]): Omit<Finding, "state"> {
  const years = findings.find((one) => one.years)?.years;
  return {
    evidence: findings.flatMap(({ evidence }) => evidence),
    missing: findings.flatMap(({ missing }) => missing),
    relations: findings.flatMap(({ relations }) => relations),
    ...(years && { years }),
  };
}
