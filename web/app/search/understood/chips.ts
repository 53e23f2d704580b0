import { saidOtherwise } from "@candor/contract/search/sentences";
import type { Chip } from "@candor/contract/search/shapes";
import { addresses } from "../../addresses.ts";
import { searchOnly, withValues } from "../parameters.ts";

/** The same search by a sentence without the words of a chip. */
export function withoutChip(parameters: URLSearchParams, chip: Chip, query: string): string {
  return withOtherwise(parameters, chip, query, "");
}

/** The same search by a sentence that says otherwise what a chip was read from. */
export function withOtherwise(
  parameters: URLSearchParams,
  chip: Pick<Chip, "words">,
  query: string,
  instead: string,
): string {
  const sentence = saidOtherwise(query, chip, instead);
  return withValues(parameters, "query", sentence === "" ? [] : [sentence]);
}

/** The same search with a wish made a filter, by the values that pass it, and its words left out. */
export function withWish(
  parameters: URLSearchParams,
  chip: Chip,
  query: string,
  passing: "stated" | "not denied",
): string {
  const next = searchOnly(parameters);
  const [field = "", value = ""] = chip.value.split("=");
  const sentence = saidOtherwise(query, chip, "");
  if (sentence === "") next.delete("query");
  else next.set("query", sentence);
  for (const each of passing === "stated" ? [value] : [value, "unstated"])
    if (!next.has(field, each)) next.append(field, each);
  return addresses.search(next);
}
