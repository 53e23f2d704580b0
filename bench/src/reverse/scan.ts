import type { Criteria, Filters } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { PostingText } from "@candor/engine/explain/posting-text";
import { compile, type Query, type QueryClause } from "@candor/engine/query/clauses";
import { passes } from "@candor/engine/reverse/passes";

interface CompiledAlert extends Query {
  readonly id: number;
  readonly filters: Filters;
  readonly exact: boolean;
}

/** What anybody would write first: look at every alert, filters first and then words. */
export class Scan {
  readonly #alerts: CompiledAlert[] = [];

  put(id: number, criteria: Criteria): void {
    this.#alerts.push({ id, ...compile(criteria), filters: criteria.filters, exact: criteria.exact });
  }

  get size(): number {
    return this.#alerts.length;
  }

  match(posting: IndexedPosting): readonly number[] {
    const text = new PostingText(posting);
    const holds = (clause: QueryClause) => text.match(clause, evenWeights(clause)) !== undefined;
    return this.#alerts
      .filter(
        ({ filters, exact, clauses, exclude }) =>
          (exact || posting.speaks) &&
          passes(posting, filters) &&
          clauses.every(holds) &&
          !exclude.some(holds),
      )
      .map(({ id }) => id);
  }
}

/** Large enough that the share that a mere stem counts is above 0. */
const WEIGHT = 1024;

function evenWeights(clause: QueryClause) {
  const phrases = clause.flatMap((way) => (way.kind === "phrase" ? [way.tokens.map(() => WEIGHT)] : []));
  return { terms: WEIGHT, phrases };
}
