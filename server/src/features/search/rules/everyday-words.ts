import { everydayWords } from "../../../platform/everyday-words.ts";
import { isSpanishWord } from "./spanish-words.ts";

/** What job seekers type by mistake for another word: inpatient, server, steel. */
const slips = new Set(["impatient", "sever", "steal"]);

/**
 * Whether a word of everyday English or Spanish is spelled right, even if hardly any posting has it: "christmas",
 * "hiking", "pague".
 */
export function isEverydayWord(text: string): boolean {
  const word = text.toLowerCase();
  return (everydayWords().has(word) && !slips.has(word)) || isSpanishWord(word);
}
