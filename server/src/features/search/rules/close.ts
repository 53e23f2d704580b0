import type { Clause, Near } from "@candor/engine/criteria";
import { nearOccupations } from "./occupations/near.ts";
import { occupationsOf } from "./occupations/titles.ts";

/** What is close to a sentence: titles like its words, and the occupations around the one that they name. */
export function nearTo(
  clauses: readonly Clause[],
  when: "auto" | "always" | "never" = "auto",
): Near | undefined {
  if (when === "never") return undefined;
  const title = clauses.flatMap((clause) => (clause.kind === "word" ? [clause.word] : [])).join(" ");
  return { when, title, concepts: nearOccupations(occupationsOf(title)) };
}
