import { type FieldsWith, searchFields } from "@candor/contract/search/fields";
import { saidOtherwise } from "@candor/contract/search/sentences";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { addresses } from "../../addresses.ts";
import { searchOnly, withValues } from "../parameters.ts";

/** The same search with a sentence that lacks a chip's words. */
export function withoutChip(parameters: URLSearchParams, chip: Chip, query: string): string {
  return withOtherwise(parameters, chip, query);
}

interface Said {
  readonly parameters: URLSearchParams;
  readonly criteria: SearchCriteria;
  readonly found: SearchAnswer | undefined;
}

/** The same search with a field that contradicts the sentence: the words behind the field's chips are removed. */
export function withStated(
  search: Said,
  name: FieldsWith<{ chip: Chip["kind"] }>,
  values: readonly string[],
): string {
  const said = chipsOf(search.found, [searchFields[name].chip]);
  return withValues(withoutWords(search.parameters, said, search.criteria.query ?? ""), name, values);
}

/** The chips of some kinds, in the order of the sentence. */
export function chipsOf(found: SearchAnswer | undefined, kinds: readonly Chip["kind"][]): Chip[] {
  return found?.chips?.filter(({ kind }) => kinds.includes(kind)) ?? [];
}

/** A search's parameters without the words of some of its sentence's chips. */
export function withoutWords(
  parameters: URLSearchParams,
  chips: readonly Chip[],
  query: string,
): URLSearchParams {
  const next = searchOnly(parameters);
  const words = chips.flatMap((chip) => chip.words).sort(([one], [other]) => one - other);
  if (words.length === 0) return next;
  const sentence = saidOtherwise(query, { words });
  next.delete("query");
  if (sentence !== "") next.append("query", sentence);
  return next;
}

/** The same search with other words in place of a chip's. */
export function withOtherwise(
  parameters: URLSearchParams,
  chip: Pick<Chip, "words" | "leaves">,
  query: string,
  instead?: string,
): string {
  const sentence = saidOtherwise(query, chip, instead);
  return withValues(parameters, "query", sentence === "" ? [] : [sentence]);
}

/** Whether a wish has a filter of its own. */
export function canFilter({ value }: Chip): boolean {
  return Object.hasOwn(searchFields, value.split("=", 1)[0] ?? "");
}

/** The same search with a wish turned into a filter, by the values that pass it, and its words left out. */
export function withWish(
  parameters: URLSearchParams,
  chip: Chip,
  query: string,
  passing: "stated" | "not denied",
): string {
  const next = searchOnly(parameters);
  const [field = "", value = ""] = chip.value.split("=");
  const sentence = saidOtherwise(query, chip);
  if (sentence === "") next.delete("query");
  else next.set("query", sentence);
  for (const each of passing === "stated" ? [value] : [value, "unstated"])
    if (!next.has(field, each)) next.append(field, each);
  return addresses.search(next);
}
