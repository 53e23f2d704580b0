import type { PostingContent } from "../content.ts";
import { type PayRule, payRules } from "./table.ts";

/** What a posting says about where the work is. */
export interface Reached extends Pick<PostingContent, "places" | "within"> {
  readonly remoteKind: PostingContent["remoteKind"] | "unknown";
}

/** Where and when a rule applies. */
export type Reach = Pick<PayRule, "regions" | "city" | "from" | "through">;

export function rulesFor(posting: Reached, now: number, rules: readonly PayRule[] = payRules): PayRule[] {
  return rulesReaching(posting, now, rules);
}

/** The rules in force on a day that apply to a posting: by its places and, if it is remote, by where it can be done. */
export function rulesReaching<Rule extends Reach>(
  posting: Reached,
  now: number,
  rules: readonly Rule[],
): Rule[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return rules.filter(
    (rule) => rule.from <= today && today <= (rule.through ?? today) && reaches(rule, posting),
  );
}

function reaches({ regions, city }: Reach, { places, remoteKind, within }: Reached): boolean {
  const isThere = places.some(
    (place) =>
      regions.some((region) => isIn(region, place)) && (city === undefined || isCity(city, place.city)),
  );
  if (isThere || remoteKind !== "remote") return isThere;
  return within.some((allowed) => regions.some((region) => overlap(allowed, region)));
}

function isIn(region: string, { country, state }: PostingContent["places"][number]): boolean {
  const [ruleCountry, ruleState] = region.split("-");
  // A place that names no state may be in any.
  return country === ruleCountry && (ruleState === undefined || state === undefined || state === ruleState);
}

/** Parts of a city have the gazetteer's own names: Brooklyn is New York. */
function isCity(city: string, named: string | undefined): boolean {
  const boroughs = ["Brooklyn", "Queens", "The Bronx", "Bronx", "Manhattan", "Staten Island"];
  return named === undefined || named === city || (city === "New York" && boroughs.includes(named));
}

/** "US" and "US-CO" overlap in either order; "US-CA" and "US-CO" don't. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
