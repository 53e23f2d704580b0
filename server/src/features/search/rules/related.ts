import { relatedTitles } from "./occupations/near.ts";
import { occupationsOf } from "./occupations/titles.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

const most = 6;

/** Titles that one who searches so may look for too: those around the occupation that the sentence names. */
export function relatedSentences({ clauses }: ParsedSentence): string[] {
  const words = clauses.flatMap((clause) => (clause.kind === "word" ? [clause.word] : []));
  const named = occupationsOf(words.join(" "));
  return [...new Set(named.flatMap(relatedTitles))].slice(0, most);
}
