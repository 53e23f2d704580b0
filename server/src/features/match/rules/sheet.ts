import type { MatchedRequirement, MatchSheet } from "@candor/contract/match/shapes";
import { currentRule } from "../../../platform/automation/rule.ts";
import { needsOf } from "./asked/need.ts";
import type { Asked, Requirement } from "./asked/requirement.ts";
import { find } from "./find.ts";
import { allOf, anyOf, type Finding, notFound } from "./finding.ts";
import type { Background } from "./shown/background.ts";
import { factsShown, type ShownFacts } from "./shown/shown-facts.ts";

interface Compared {
  readonly asked: Asked;
  readonly background: Background;
  readonly month: string;
}

/** The sheet that goes with an application. */
export const matchSheet = currentRule("match-sheet", ({ asked, background, month }: Compared) =>
  sheetOf(asked, background, month),
);

/** More would repeat the resume. */
const mostEvidence = 4;

/**
 * M-23: a posting's requirements beside what somebody shows, one by one. `now` is the month up to which a current job
 * counts.
 */
export function sheetOf(
  { requirements, read, title }: Asked,
  background: Background,
  now: string,
): MatchSheet {
  const facts = factsShown(background);
  const rows = requirements.map((requirement) => matched(requirement, title, facts, now));
  const musts = rows.filter(({ kind }) => kind === "must");
  const nice = rows.filter(({ kind }) => kind === "nice");
  return { read, musts: countOf(musts), nice: countOf(nice), requirements: [...musts, ...nice] };
}

function countOf(rows: readonly MatchedRequirement[]): MatchSheet["musts"] {
  return { met: rows.filter(({ state }) => state === "met").length, of: rows.length };
}

function matched(
  { text, kind }: Requirement,
  title: string,
  facts: ShownFacts,
  now: string,
): MatchedRequirement {
  const { state, evidence, missing, relations, years } = findingOf(text, title, facts, now);
  const lines = new Map(evidence.map(({ text: line, from }) => [line, { text: line, from }]));
  const named = new Map(relations.map((relation) => [`${relation.known} ${relation.asked}`, relation]));
  return {
    text,
    kind,
    state,
    evidence: [...lines.values()].slice(0, mostEvidence),
    missing: [...missing],
    relations: [...named.values()].slice(0, mostEvidence),
    ...(years && { years }),
  };
}

function findingOf(text: string, title: string, facts: ShownFacts, now: string): Finding {
  const needs = needsOf(text, title);
  if (needs.length === 0) return notFound("unsaid", {});
  return allOf(needs.map((group) => anyOf(group.map((need) => find(need, facts, now)))));
}
