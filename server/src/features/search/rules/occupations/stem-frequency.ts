import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import { titleStem } from "./title-stem.ts";

const frequencies = new Map<string, number>();
for (const { title, aliases } of occupations) {
  for (const each of new Set([title, ...aliases].flatMap((name) => tokens(name).map(titleStem))))
    frequencies.set(each, (frequencies.get(each) ?? 0) + 1);
}

/** The number of families in whose titles a stem occurs. */
export function frequencyOf(each: string): number {
  return frequencies.get(each) ?? 0;
}
