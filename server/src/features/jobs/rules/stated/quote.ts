import type { Span } from "./sentence-at.ts";

/** In UTF-16 units. What a text without periods has instead of sentences is longer. */
const longestQuote = 140;
const wordsBefore = 40;

/** A sentence, or if it is long, its words around a position, with an ellipsis where it is cut. */
export function quoteAround(text: string, { start, end }: Span, at: number): string {
  if (end - start <= longestQuote) return text.slice(start, end);
  const from = Math.max(start, at - wordsBefore);
  const to = Math.min(end, from + longestQuote);
  const quoted = text.slice(from, to);
  const first = isBetweenWords(text, from) ? quoted : quoted.replace(/^\S*\s+/, "");
  const both = isBetweenWords(text, to) ? first : first.replace(/\s+\S*$/, "");
  const isBeginning = from === start && isBetweenWords(text, start);
  const isEnd = to === end && isBetweenWords(text, end);
  return `${isBeginning ? "" : "… "}${both.trim()}${isEnd ? "" : " …"}`;
}

function isBetweenWords(text: string, at: number): boolean {
  return !/^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
}
