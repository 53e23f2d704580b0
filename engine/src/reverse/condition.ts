import type { Area, Filters } from "../criteria.ts";
import type { Alternative } from "../query/clauses.ts";

/**
 * Something that alerts ask of a posting. Any of its ways meets it. What two alerts ask alike is one condition, known
 * by its name.
 */
export interface Condition {
  readonly name: string;
  readonly ways: readonly Way[];
  /** What it asks of the posting's numbers, in place of ways. */
  readonly bound?: Pick<Filters, "payFloor" | "payCeiling" | "firstSeenFrom">;
}

export type Way = Alternative | Value | Area | { readonly kind: "every" };

/** A posting states, or carries, just this value. */
export interface Value {
  readonly kind: "value";
  readonly field:
    | "jobTypes"
    | "industries"
    | "seniority"
    | "organizations"
    | "skills"
    | "languages"
    | "remote";
  readonly value: string | number;
}

/** What every posting meets. */
export const EVERY: Condition = { name: "every", ways: [{ kind: "every" }] };
