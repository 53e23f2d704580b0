/** "o" is what Word's round bullet becomes as text, "§" and private characters what its symbol fonts become. */
const mark =
  /^\s*(?:[-–—*]\s+|[•·‣⁃▪▫●◦○■□\uF0A7\uF0B7\uF0D8]\s*|§\s*(?!\s*\d)|o(?:\t| {2,}| (?=[\p{Lu}\d])))/u;
const lowerMark = /^\s*o (?=\p{Ll})/u;
const numberMark = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** A line without its bullet. */
export function withoutBullet(line: string): string {
  return line.replace(mark, "");
}

/**
 * A list's item without its bullet or number; undefined for any other line. Spanish sentences may go on with "o", so
 * before a small letter it is a bullet only in a list: after its heading or another such item.
 */
export function itemOf(line: string, isInList: boolean): string | undefined {
  for (const pattern of [mark, numberMark, ...(isInList ? [lowerMark] : [])])
    if (pattern.test(line)) return line.replace(pattern, "").trim();
  return undefined;
}
