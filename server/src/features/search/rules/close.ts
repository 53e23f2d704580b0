import type { Near } from "@candor/engine/criteria";
import type { LearnedNearness } from "./occupations/learned.ts";
import { nearOccupations } from "./occupations/near.ts";
import { occupationsOf } from "./occupations/titles.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

/**
 * What close matches of a sentence are compared with: its words as a title, and occupations near those that it names.
 */
export function nearTo(
  { clauses, occupations }: Pick<ParsedSentence, "clauses" | "occupations">,
  when: "auto" | "always" | "never" = "auto",
  learned?: LearnedNearness,
): Near | undefined {
  if (when === "never") return undefined;
  const title = clauses.flatMap((clause) => (clause.kind === "word" ? [clause.word] : [])).join(" ");
  return { when, title, concepts: nearOccupations(occupations ?? occupationsOf(title), learned) };
}
