import { stem } from "@candor/engine/analysis/stem";

/** The stem of a title's word. An office is no officer, and assistance no assistant, although they have the same stem. */
export function titleStem(word: string): string {
  if (word === "assistance") return word;
  return /^offic(?:es?)?$/.test(word) ? "office" : stem(word);
}
