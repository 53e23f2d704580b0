import { stem } from "@candor/engine/analysis/stem";

/** The stem of a title's word. An office is no officer, although the words have the same stem. */
export function titleStem(word: string): string {
  return /^offices?$/.test(word) ? "office" : stem(word);
}
