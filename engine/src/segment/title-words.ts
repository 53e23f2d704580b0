import { titleTokens } from "../analysis/title-tokens.ts";

/** The sections that map a word to the titles that contain it. */
export interface TitleWordParts {
  readonly titleWordBytes: Uint8Array;
  readonly titleWordOffsets: Uint32Array;
  readonly titleWordTitleOffsets: Uint32Array;
  readonly titleWordTitles: Uint16Array;
}

/** A title is listed once for each of its distinct words. */
export function titleWordParts(titles: readonly string[]): TitleWordParts {
  const titlesByWord = new Map<string, number[]>();
  titles.forEach((title, ordinal) => {
    for (const word of new Set(titleTokens(title))) {
      const holders = titlesByWord.get(word);
      if (holders) holders.push(ordinal);
      else titlesByWord.set(word, [ordinal]);
    }
  });
  const sorted = Array.from(titlesByWord, ([word, holders]) => ({ bytes: Buffer.from(word), holders })).sort(
    (a, b) => Buffer.compare(a.bytes, b.bytes),
  );
  const titleWordOffsets = new Uint32Array(sorted.length + 1);
  const titleWordTitleOffsets = new Uint32Array(sorted.length + 1);
  sorted.forEach(({ bytes, holders }, index) => {
    titleWordOffsets[index + 1] = titleWordOffsets[index]! + bytes.length;
    titleWordTitleOffsets[index + 1] = titleWordTitleOffsets[index]! + holders.length;
  });
  return {
    titleWordBytes: Buffer.concat(sorted.map(({ bytes }) => bytes)),
    titleWordOffsets,
    titleWordTitleOffsets,
    titleWordTitles: Uint16Array.from(sorted.flatMap(({ holders }) => holders)),
  };
}
