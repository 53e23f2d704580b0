import type { LoggedDecision, ReplayResult } from "@candor/contract/automation/shapes";
import { currentVersion, loggedRules } from "@candor/contract/automation/steps";
import { isoTime } from "../../platform/iso-time.ts";
import type { DecisionRow, replayed } from "./queries.ts";

export function decisionPageView(
  rows: readonly DecisionRow[],
  counts: ReadonlyMap<string, number>,
  more: boolean,
) {
  const rules = loggedRules.map((rule) => ({
    rule,
    version: currentVersion(rule),
    logged: counts.get(rule) ?? 0,
  }));
  return { rules, decisions: rows.map(decisionView), more };
}

const mostDifferent = 20;

export function replayView(results: Awaited<ReturnType<typeof replayed>>, most: number): ReplayResult {
  const different = results.filter(({ result }) => result === "different");
  const last = results.at(-1);
  return {
    replayed: results.length,
    identical: results.filter(({ result }) => result === "identical").length,
    different: different.slice(0, mostDifferent).map(({ row }) => decisionView(row)),
    unknown: results.filter(({ result }) => result === "unknown").length,
    ...(last && results.length === most && { before: String(last.row.id) }),
  };
}

function decisionView(row: DecisionRow): LoggedDecision {
  return {
    id: String(row.id),
    rule: row.rule,
    version: row.version,
    at: isoTime(row.decided_at),
    about: subjectOf(row),
    ...(row.rule !== "match-sheet" && {
      read: Object.fromEntries(
        Object.entries(JSON.parse(row.inputs_json) as Values).map(([name, value]) => [
          name,
          shown(name, value),
        ]),
      ),
      decided: shown(row.rule, JSON.parse(row.outcome_json) as Value),
    }),
  };
}

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value>>;

/** Inputs and outcomes that are moments. */
const moments = new Set([
  "answer-date",
  "from",
  "answeredAt",
  "answerBy",
  "decidedAt",
  "closesAt",
  "confirmBy",
  "now",
]);

function shown(name: string, value: Value): Value {
  return typeof value === "number" && moments.has(name) ? isoTime(value) : value;
}

function subjectOf(row: DecisionRow): LoggedDecision["about"] {
  if (row.application_id !== null) return { kind: "application", id: String(row.application_id) };
  if (row.posting_id !== null) return { kind: "posting", id: String(row.posting_id) };
  if (row.alert_id !== null) return { kind: "alert", id: String(row.alert_id) };
  return { kind: "proposal", id: String(row.proposal_id) };
}
