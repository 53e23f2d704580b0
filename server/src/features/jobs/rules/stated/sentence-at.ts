/** Texts without periods have sentences of any length. */
const mostBefore = 240;
const mostAfter = 300;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The sentence around a position. Lists lose their lines when a text becomes plain, so a bullet ends one as well. */
export function sentenceAt(text: string, at: number): Span {
  let start = at;
  while (start > 0 && at - start < mostBefore && !endsBefore(text, start)) start--;
  let end = at;
  while (end < text.length && end - at < mostAfter && (end === at || !endsBefore(text, end))) end++;
  while (start < at && /\s/.test(text[start]!)) start++;
  while (end > at && /[\s•●▪■·*]/.test(text[end - 1]!)) end--;
  return { start, end };
}

const bullets = "\n•●▪■·";
const stops = ".!?";

/** Whether a sentence ends right before a position. */
function endsBefore(text: string, at: number): boolean {
  const last = text[at - 1]!;
  if (bullets.includes(last) || bullets.includes(text[at] ?? " ")) return true;
  if (!stops.includes(last) || !/\s/.test(text[at] ?? " ")) return false;
  return last !== "." || !isAbbreviated(text.slice(Math.max(0, at - 6), at), text.slice(at, at + 2));
}

/** "U.S. citizens", "7 a.m. to 3", "St. Louis", but not "until 3 p.m. We". */
function isAbbreviated(before: string, after: string): boolean {
  if (/[a-z]/.test(after[1] ?? "")) return true;
  return /(?:^|[\s(])(?:\p{Lu}\.|\p{Lu}\.\p{Lu}\.|St\.|Dr\.|Mr\.|Ms\.|No\.)$/u.test(before);
}
