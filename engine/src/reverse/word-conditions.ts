import type { Clause } from "../criteria.ts";
import { compile, type QueryClause } from "../query/clauses.ts";
import type { Condition } from "./condition.ts";

export function clauseConditions(clause: Clause, exact: boolean): readonly Condition[] {
  const key = JSON.stringify([exact, clause]);
  return remembered(key, () => compile({ clauses: [clause], exclude: [], filters: {}, exact }).clauses);
}

export function excludedConditions(text: string, exact: boolean): readonly Condition[] {
  const key = JSON.stringify([exact, text]);
  return remembered(key, () => compile({ clauses: [], exclude: [text], filters: {}, exact }).exclude);
}

const MOST = 10_000;
/** Many alerts share words, and compiling words costs more than everything else when an alert is added. */
const known = new Map<string, readonly Condition[]>();

function remembered(key: string, compiled: () => readonly QueryClause[]): readonly Condition[] {
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST) known.clear();
  const conditions = compiled().map((ways) => ({ name: JSON.stringify(ways), ways }));
  known.set(key, conditions);
  return conditions;
}
