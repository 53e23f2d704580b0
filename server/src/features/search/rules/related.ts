import { relatedTitles } from "./occupations/near.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

const most = 6;

/** Related titles to search for: those near the occupation that the sentence names. */
export function relatedSentences({ occupations = [] }: ParsedSentence): string[] {
  return [...new Set(occupations.flatMap(relatedTitles))].slice(0, most);
}
