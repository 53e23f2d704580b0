/** Texts without periods have sentences of any length. */
const mostBefore = 240;
const mostAfter = 300;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Texts of sources often have bullets and no lines, so a bullet ends a sentence as well. */
const stops = /[.!?](?=\s)|[\n•●▪■·]/g;

/** Where sentences end, ascending; computed once for all lookups in a text. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  stops.lastIndex = 0;
  for (let match = stops.exec(text); match !== null; match = stops.exec(text)) {
    const end = match.index + 1;
    if (match[0] !== "." || !isAbbreviated(text.slice(Math.max(0, end - 6), end), text[end + 1]))
      ends.push(end);
  }
  return ends;
}

/** The sentence around a position. */
export function sentenceAt(text: string, ends: readonly number[], at: number): Span {
  let start = Math.max(0, at - mostBefore);
  let end = Math.min(text.length, at + mostAfter);
  for (const each of ends) {
    if (each <= at) start = Math.max(start, each);
    else {
      end = Math.min(end, each);
      break;
    }
  }
  while (start < at && /\s/.test(text[start]!)) start++;
  while (end > at && /[\s•●▪■·*]/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** Every sentence of a text, in order. Takes time in proportion to the text, whatever it contains. */
export function sentencesOf(text: string): string[] {
  let start = 0;
  return [...sentenceEnds(text), text.length].flatMap((end) => {
    const from = start;
    start = end;
    const offset = text.slice(from, end).search(/\S/);
    if (offset < 0) return [];
    const span = sentenceAt(text, [from, end], from + offset);
    return [text.slice(span.start, span.end)];
  });
}

/** "U.S. citizens", "7 a.m. to 3", "St. Louis", but not "until 3 p.m. We". */
function isAbbreviated(before: string, next = ""): boolean {
  if (/[a-z]/.test(next)) return true;
  return /(?:^|[\s(])(?:\p{Lu}\.|\p{Lu}\.\p{Lu}\.|St\.|Dr\.|Mr\.|Ms\.|No\.)$/u.test(before);
}
