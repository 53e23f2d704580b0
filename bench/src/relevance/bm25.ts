const k1 = 1.2;
const b = 0.75;

/**
 * Robertson's BM25 over bags of words, with Lucene's idf. Returns the numbers of the documents that share a word with
 * the query, best first, ties in the order of the collection.
 */
export function bm25(documents: readonly (readonly string[])[]): (query: readonly string[]) => number[] {
  const postings = new Map<string, Map<number, number>>();
  for (const [number, words] of documents.entries())
    for (const word of words) {
      const frequencies = postings.get(word) ?? new Map<number, number>();
      postings.set(word, frequencies.set(number, (frequencies.get(number) ?? 0) + 1));
    }
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;

  return (query) => {
    const scores = new Map<number, number>();
    for (const word of query) {
      const frequencies = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - frequencies.size + 0.5) / (frequencies.size + 0.5));
      for (const [number, frequency] of frequencies) {
        const norm = k1 * (1 - b + (b * documents[number]!.length) / meanLength);
        const score = (idf * frequency * (k1 + 1)) / (frequency + norm);
        scores.set(number, (scores.get(number) ?? 0) + score);
      }
    }
    return [...scores]
      .toSorted(([one, left], [other, right]) => right - left || one - other)
      .map(([number]) => number);
  };
}

/** Runs of letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The three-letter pieces of each word with its ends marked: "RN" is `#rn` and `rn#`. */
export function trigramsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const marked = `#${word}#`;
    return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
  });
}
