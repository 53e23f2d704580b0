import { occupationsWith } from "./names.ts";
import { titleStem } from "./title-stem.ts";

const frequencies = occupationsWith(titleStem);

/** The number of families in whose titles a stem occurs. */
export function frequencyOf(each: string): number {
  return frequencies.get(each) ?? 0;
}
