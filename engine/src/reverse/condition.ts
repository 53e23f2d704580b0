import type { Area, Filters } from "../criteria.ts";
import type { Alternative } from "../query/clauses.ts";
import type { FilterOf } from "./filter-kinds.ts";

/** A condition on a posting, met in any one of its ways. Alerts that ask for the same thing share one, by its name. */
export interface Condition {
  readonly name: string;
  readonly ways: readonly Way[];
  /** A limit on one of the posting's numbers, instead of ways. */
  readonly bound?: Pick<Filters, FilterOf<"bound">>;
}

export type Way = Alternative | Value | Area | { readonly kind: "every" };

/** The posting has exactly this value in the field. */
export interface Value {
  readonly kind: "value";
  readonly field: FilterOf<"anyOf"> | "remote" | "regions";
  readonly value: string | number;
}

/** Every posting meets it. */
export const EVERY: Condition = { name: "every", ways: [{ kind: "every" }] };
