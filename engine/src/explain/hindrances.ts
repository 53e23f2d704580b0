import type { Clause, Criteria, Filters } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import { compile, type QueryClause } from "../query/clauses.ts";
import { passes } from "../reverse/passes.ts";
import type { Hindrance } from "./explanation.ts";
import type { ClauseMatch } from "./posting-text.ts";

/** All reasons, each of which prevents a posting from matching. */
export function hindrances(
  criteria: Criteria,
  posting: IndexedPosting,
  matchOf: (clause: QueryClause) => ClauseMatch | undefined,
): Hindrance[] {
  const { filters, exact } = criteria;
  const missing = compiledClauses(criteria)
    .filter(({ compiled }) => !matchOf(compiled))
    .map(({ clause }): Hindrance => ({ kind: "missing", clause: kindOf(clause), text: textOf(clause) }));
  const excluded = criteria.exclude
    .filter((text) => compile({ ...criteria, clauses: [], exclude: [text] }).exclude.some(matchOf))
    .map((text): Hindrance => ({ kind: "excluded", text }));
  const failed = (Object.keys(filters) as (keyof Filters)[])
    .filter((filter) => !passes(posting, { [filter]: filters[filter] }))
    .map((filter): Hindrance => ({ kind: "filter", filter }));
  return [
    ...missing,
    ...excluded,
    ...failed,
    ...(exact || posting.speaks ? [] : [{ kind: "duplicate" as const }]),
  ];
}

/** Whether these rule out a close match too. Close matches may lack some words, and may have other filters. */
export function areFirm(all: readonly Hindrance[], posting: IndexedPosting, { near }: Criteria): boolean {
  if (near?.filters && !passes(posting, near.filters)) return true;
  return all.some((each) => {
    if (each.kind === "filter") return near?.filters === undefined;
    return each.kind !== "missing" || !["word", "title"].includes(each.clause);
  });
}

function kindOf(clause: Clause): Clause["kind"] | "title" {
  return clause.kind === "word" && clause.inTitle ? "title" : clause.kind;
}

/** Each clause with its compiled form: a prefix that the tokenizer splits becomes several clauses, a lone dash none. */
export function compiledClauses(
  criteria: Criteria,
): { readonly clause: Clause; readonly compiled: QueryClause }[] {
  return criteria.clauses.flatMap((clause) =>
    compile({ ...criteria, clauses: [clause], exclude: [] }).clauses.map((compiled) => ({
      clause,
      compiled,
    })),
  );
}

export function textOf(clause: Clause): string {
  if (clause.kind === "word") return clause.word;
  return clause.kind === "prefix" ? `${clause.prefix}*` : clause.words.join(" ");
}
