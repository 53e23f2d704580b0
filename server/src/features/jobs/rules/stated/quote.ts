import type { Span } from "./sentence-at.ts";

/** In UTF-16 units. What a text without periods has instead of sentences is longer. */
const longestQuote = 140;
const mostBefore = 40;

/** A sentence, or if it is long, its words around a position, with an ellipsis where it is cut. */
export function quoteAround(text: string, { start, end }: Span, at: number): string {
  if (end - start <= longestQuote) return text.slice(start, end);
  const from = Math.max(start, at - mostBefore);
  const to = Math.min(end, from + longestQuote);
  const [beginsWhole, endsWhole] = [isBetweenWords(text, from), isBetweenWords(text, to)];
  let words = text.slice(from, to);
  if (!beginsWhole) words = words.replace(/^\S*\s+/, "");
  if (!endsWhole) words = words.replace(/\s+\S*$/, "");
  const before = beginsWhole && from === start ? "" : "… ";
  const after = endsWhole && to === end ? "" : " …";
  return `${before}${words.trim()}${after}`;
}

function isBetweenWords(text: string, at: number): boolean {
  return !/^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
}
