import { relatedTitles } from "./occupations/near.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

const most = 6;

/** Titles that one who searches so may look for too: those around the occupation that the sentence names. */
export function relatedSentences({ occupations = [] }: ParsedSentence): string[] {
  return [...new Set(occupations.flatMap(relatedTitles))].slice(0, most);
}
