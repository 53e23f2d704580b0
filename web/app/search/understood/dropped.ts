import { type FieldsWith, isSearchField, searchField, searchFields } from "@candor/contract/search/fields";
import type { Explanation } from "@candor/contract/search/routes";
import type { Chip } from "@candor/contract/search/shapes";
import { addresses } from "../../addresses.ts";
import type { Search } from "../filters/facets.ts";
import { withoutFilter, withValues } from "../parameters.ts";
import { chipsOf, withoutWords } from "./chips.ts";

type Hindrance = NonNullable<Explanation["hiddenBy"]>[number];

/** The same search without whatever hides a posting; absent if the search doesn't hide it. */
export function withoutHindrance(search: Search, by: Hindrance): string | undefined {
  const { parameters } = search;
  if (isField(by.kind)) return withoutField(search, by, by.kind);
  if (by.kind === "exclude" && parameters.has("exclude", by.value))
    return withoutFilter(parameters, "exclude", by.value);
  const kinds: readonly Chip["kind"][] = by.kind === "exclude" ? ["not"] : ["phrase", "prefix", "title"];
  return withoutChips(search, kinds, ({ value }) => same(value, by.value)) ?? withoutWord(search, by.value);
}

/** Fields of the address that the sentence may fill as well. */
type Field = FieldsWith<{ chip: Chip["kind"] }>;

function isField(name: string): name is Field {
  return isSearchField(name) && searchField(name).chip !== undefined;
}

/** A field of the address overrides the sentence; both ask for skills, and the hindrance names its own. */
function withoutField(search: Search, { value }: Hindrance, field: Field): string | undefined {
  const { parameters } = search;
  const stated = parameters.getAll(field);
  const isMeant = field !== "skills" || stated.some((skill) => value.includes(skill));
  if (stated.length > 0 && isMeant) return withValues(parameters, field, []);
  return withoutChips(search, [searchFields[field].chip], () => true);
}

function withoutChips(
  { parameters, criteria, found }: Search,
  kinds: readonly Chip["kind"][],
  isMeant: (chip: Chip) => boolean,
): string | undefined {
  const meant = chipsOf(found, kinds).filter(isMeant);
  if (meant.length === 0) return undefined;
  return addresses.search(withoutWords(parameters, meant, criteria.query ?? ""));
}

/** A word of the sentence's plain text, wherever it occurs. */
function withoutWord({ parameters, criteria: { query = "" } }: Search, word: string): string | undefined {
  const rest = query
    .split(/\s+/)
    .filter((one) => !same(one.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""), word));
  if (rest.length === query.split(/\s+/).length) return undefined;
  return withValues(parameters, "query", rest.length > 0 ? [rest.join(" ")] : []);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
