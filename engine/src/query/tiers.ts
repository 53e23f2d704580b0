import { type Criteria, FEW } from "../criteria.ts";

/** The two tiers by number: matches, and close matches. */
export const MATCHES = 0;
export const CLOSE = 1;
export type Tier = typeof MATCHES | typeof CLOSE;

/**
 * The groups of a list, in order: each tier's local postings, then its remote ones. Without a place, all of a tier's
 * postings are in its first group.
 */
export type Group = 0 | 1 | 2 | 3;
export const GROUPS: readonly Group[] = [0, 1, 2, 3];
type Totals = readonly [number, number, number, number];

export function groupOf(tier: Tier, where: "local" | "remote"): Group {
  return (2 * tier + Number(where === "remote")) as Group;
}

/** With a place, remote postings are a separate group, unless the search asks for only them or none. */
export function hasRemoteGroup({ filters: { areas = [], remote = "include" } }: Criteria): boolean {
  return areas.length > 0 && remote === "include";
}

/** When close matches are listed. */
export type CloseWhen = "auto" | "always" | "never";

/** Without words, nothing can be close. */
export function whenOf({ near, exact, clauses }: Criteria): CloseWhen {
  return near && !exact && clauses.some(({ kind }) => kind === "word") ? near.when : "never";
}

/** How many postings match, given the totals of the groups. */
export function matchesIn([local, remote]: Totals): number {
  return local + remote;
}

/** The groups that are listed, given the totals of all. */
export function listedGroups(criteria: Criteria, totals: Totals): readonly Group[] {
  const when = whenOf(criteria);
  const showsClose = when === "always" || (when === "auto" && matchesIn(totals) < FEW);
  return showsClose ? GROUPS : GROUPS.slice(0, 2);
}
