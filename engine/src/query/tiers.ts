import { type Criteria, FEW } from "../criteria.ts";

/** The two tiers by number: matches, and close matches. */
export const MATCHES = 0;
export const CLOSE = 1;
export type Tier = typeof MATCHES | typeof CLOSE;

/** When close matches are listed. */
export type CloseWhen = "auto" | "always" | "never";

/** The number of listed postings, given the numbers of matches and close matches. */
export type Listed = (matches: number, close: number) => number;

export const LISTED_BY: Readonly<Record<CloseWhen, Listed>> = {
  never: (matches) => matches,
  always: (matches, close) => matches + close,
  auto: (matches, close) => (matches < FEW ? matches + close : matches),
};

/** Without words, nothing can be close. */
export function whenOf({ near, exact, clauses }: Criteria): CloseWhen {
  return near && !exact && clauses.some(({ kind }) => kind === "word") ? near.when : "never";
}
