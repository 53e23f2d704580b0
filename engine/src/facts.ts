/** What a posting may state about the work and its requirements. Each is a separate filter and facet. */
export const FACTS = [
  "languages",
  "sponsorship",
  "schedules",
  "shifts",
  "weekends",
  "licenses",
  "bonuses",
  "degree",
  "experience",
  "payday",
  "secondChance",
  "contractWeeks",
  "currencies",
] as const;

export type FactName = (typeof FACTS)[number];

/** The stated values, keyed by fact; absent or empty means that nothing is stated. */
export type Facts = { readonly [Name in FactName]?: readonly string[] };

/** A filter's value that passes postings that state nothing about the fact. No posting has it as a value. */
export const UNSTATED = "unstated";

/** The subject of a wish: a fact, or where the work is done, which a posting states in `remote`. */
export type Wished = FactName | "workplace";

/** What a search would like. Wishes hide nothing: they only order the matches, and count who says what. */
export interface Wish {
  readonly fact: Wished;
  /** A posting with one of these values states the wish. */
  readonly stated: readonly string[];
  /** A posting with one of these, and none of the others, denies it. */
  readonly denied: readonly string[];
}

/** Exact, over the matches. */
export interface WishCounts {
  readonly stated: number;
  readonly denied: number;
  readonly unstated: number;
}

/** A posting's entries for facts in the index: one for the fact itself, and one for each of its values. */
export function entriesOf(facts: Facts): string[] {
  return FACTS.flatMap((fact) => {
    const values = facts[fact] ?? [];
    return values.length === 0 ? [] : [fact, ...values.map((value) => entryOf(fact, value))];
  });
}

export function entryOf(fact: Wished, value: string): string {
  return `${fact} ${value}`;
}

/** The number of an entry's fact. */
export function factNumberOf(entry: string): number {
  return FACTS.indexOf(entry.split(" ", 1)[0] as FactName);
}

/** Whether stated values satisfy a filter; an empty filter restricts nothing. */
export function satisfies(stated: readonly string[] = [], wanted: readonly string[] = []): boolean {
  if (wanted.length === 0) return true;
  return stated.length === 0 ? wanted.includes(UNSTATED) : stated.some((value) => wanted.includes(value));
}

/** Whether stated values grant a wish (1), deny it (-1), or say nothing about it (0). */
export function standing(stated: readonly string[] = [], wish: Wish): 1 | 0 | -1 {
  if (stated.some((value) => wish.stated.includes(value))) return 1;
  return stated.some((value) => wish.denied.includes(value)) ? -1 : 0;
}
