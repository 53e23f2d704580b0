import { type Criteria, FEW } from "../criteria.ts";

/** The two tiers by number: what matches, and what is close to matching. */
export const MATCHES = 0;
export const CLOSE = 1;
export type Tier = typeof MATCHES | typeof CLOSE;

/** When close matches are listed. */
export type CloseWhen = "auto" | "always" | "never";

/** How many postings a search lists that has so many matches and close matches. */
export type Listed = (matches: number, close: number) => number;

export const LISTED_BY: Readonly<Record<CloseWhen, Listed>> = {
  never: (matches) => matches,
  always: (matches, close) => matches + close,
  auto: (matches, close) => (matches < FEW ? matches + close : matches),
};

/** Without a word there is nothing to be close to. */
export function whenOf({ near, exact, clauses }: Criteria): CloseWhen {
  return near && !exact && clauses.some(({ kind }) => kind === "word") ? near.when : "never";
}
