import { isInflection } from "../analysis/stem.ts";
import { find } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Alternative, QueryClause } from "./clauses.ts";

/** Whether a clause asks for a title: a mention elsewhere isn't enough. */
export function isTitled(clause: QueryClause): boolean {
  return clause.some(asksForTitle);
}

/** A word of a title that has all words of one of the clause's alternatives, in any order; undefined if it doesn't. */
export function titledBy(clause: QueryClause, words: readonly string[]): string | undefined {
  for (const alternative of clause) {
    const held = asksForTitle(alternative) ? heldBy(alternative, words) : undefined;
    if (held !== undefined) return held;
  }
  return undefined;
}

function heldBy(alternative: Alternative, words: readonly string[]): string | undefined {
  if (alternative.kind === "stem") return words.find((word) => isInflection(word, alternative.token));
  if (alternative.kind === "term") return words.find((word) => word === alternative.token);
  const isHeld = alternative.kind === "phrase" && alternative.tokens.every((token) => words.includes(token));
  return isHeld ? alternative.tokens[0] : undefined;
}

function asksForTitle(alternative: Alternative): boolean {
  return "inTitle" in alternative && alternative.inTitle;
}

/** The documents whose titles have the clause, in no particular order; undefined if it doesn't ask for a title. */
export function titledDocuments(clause: QueryClause, reader: SegmentReader): Uint16Array | undefined {
  if (!isTitled(clause)) return undefined;
  const { offsets, docs } = reader.columnCarriers("title", reader.table("titles").size);
  const isFound = new Uint8Array(offsets.length);
  const titles: number[] = [];
  let count = 0;
  for (const alternative of clause) {
    if (!asksForTitle(alternative)) continue;
    for (const some of titlesWith(alternative, reader)) {
      for (const title of some) {
        if (isFound[title] === 1) continue;
        isFound[title] = 1;
        titles.push(title);
        count += offsets[title + 1]! - offsets[title]!;
      }
    }
  }
  const found = new Uint16Array(count);
  let end = 0;
  for (const title of titles)
    for (let at = offsets[title]!; at < offsets[title + 1]!; at++) found[end++] = docs[at]!;
  return found;
}

/** Lists that may have titles in common. */
function titlesWith(
  alternative: Alternative,
  reader: SegmentReader,
): readonly (Uint16Array | readonly number[])[] {
  if (alternative.kind === "term") return [titlesOf(alternative.token, reader)];
  if (alternative.kind === "stem") {
    return reader.inflections(alternative.token).map(({ word }) => titlesOf(word, reader));
  }
  if (alternative.kind !== "phrase") return [];
  const [first, ...others] = alternative.tokens
    .map((token) => new Set(titlesOf(token, reader)))
    .sort((a, b) => a.size - b.size);
  return [[...first!].filter((title) => others.every((titles) => titles.has(title)))];
}

function titlesOf(word: string, { titleWords, sections }: SegmentReader): Uint16Array {
  const ordinal = find(titleWords, Buffer.from(word));
  const { titleWordTitleOffsets, titleWordTitles } = sections;
  return ordinal < 0
    ? new Uint16Array(0)
    : titleWordTitles.subarray(titleWordTitleOffsets[ordinal], titleWordTitleOffsets[ordinal + 1]);
}
