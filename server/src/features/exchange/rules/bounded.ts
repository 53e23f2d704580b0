import type { SourcePosting } from "./source-posting.ts";

/**
 * The most characters of a value on one line. A longer one means nothing, and the patterns that read such values take
 * time that grows with the square of its length.
 */
export const lineCharacters = 1000;

/** Values of several lines, and those that have a limit of their own. */
const unbounded: ReadonlySet<string> = new Set([
  "sourceId",
  "title",
  "descriptionHtml",
  "descriptionText",
  "facts",
] satisfies (keyof SourcePosting)[]);

/** A posting without the values that are too long. A text may list places, so only its parts have a limit. */
export function bounded(posting: SourcePosting): SourcePosting {
  const { places, ...rest } = posting;
  const own = Object.entries(rest).map(([name, value]) => [name, unbounded.has(name) ? value : short(value)]);
  return {
    ...(Object.fromEntries(own) as Omit<SourcePosting, "places">),
    places: places.map((place) => (typeof place === "string" ? place : (short(place) as typeof place))),
  };
}

/** What is left of a value: undefined for a long text, and lists and objects without theirs. */
function short(value: unknown): unknown {
  if (typeof value === "string") return value.length > lineCharacters ? undefined : value;
  if (Array.isArray(value)) return value.filter((each) => short(each) !== undefined);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, short(each)]));
}
