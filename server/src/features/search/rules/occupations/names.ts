import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";

/** A title or an alias of an occupation, and its words. */
export interface OccupationName {
  readonly occupation: Occupation;
  readonly name: string;
  readonly words: readonly string[];
}

/** Every name of every occupation, in the order of the graph. */
export const names: readonly OccupationName[] = occupations.flatMap((occupation) =>
  [occupation.title, ...occupation.aliases].map((name) => ({ occupation, name, words: tokens(name) })),
);

/** In the names of how many occupations each form of a word occurs. */
export function occupationsWith(formOf: (word: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  const latest = new Map<string, Occupation>();
  for (const { occupation, words } of names) {
    for (const form of words.map(formOf)) {
      if (latest.get(form) === occupation) continue;
      latest.set(form, occupation);
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
  }
  return counts;
}
