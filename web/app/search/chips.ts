import type { Chip } from "@candor/contract/jobs";
import { withValues } from "./parameters.ts";

/** The words that a chip was read from, as they were typed. */
export function wordsOf({ words }: Chip, query: string): string {
  return tidied(words.map(([start, end]) => query.slice(start, end)).join(" "));
}

/** The same search by a sentence without the words of a chip. */
export function withoutChip(parameters: URLSearchParams, chip: Chip, query: string): string {
  return saidOtherwise(parameters, chip, query, "");
}

/** The same search by a sentence that says otherwise what a chip was read from. */
export function saidOtherwise(
  parameters: URLSearchParams,
  { words }: Chip,
  query: string,
  otherwise: string,
): string {
  const rest = words.reduceRight((text, [start, end], at) => {
    const instead = at === 0 ? otherwise : "";
    return `${text.slice(0, start)} ${instead} ${text.slice(end)}`;
  }, query);
  return withValues(
    parameters,
    "query",
    [tidied(rest)].filter((text) => text !== ""),
  );
}

function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
