import { saidOtherwise } from "@candor/contract/search/sentences";
import type { Chip } from "@candor/contract/search/shapes";
import { withValues } from "../parameters.ts";

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
