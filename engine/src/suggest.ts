import { tokens } from "./analysis/tokenize.ts";
import type { SuggestRequest } from "./port.ts";
import type { View } from "./query/search.ts";
import { Vocabulary } from "./query/vocabulary.ts";
import type { Suggestion } from "./result.ts";

type Completed = Exclude<Suggestion["kind"], "title">;

/** Completes skills and organizations, and counts occupations. Each worker keeps one across requests. */
export class Suggester {
  readonly #concepts = new Vocabulary("concepts", (reader, add) => {
    const { conceptOffsets, conceptOrdinals } = reader.sections;
    return (doc) => {
      for (let at = conceptOffsets[doc]!; at < conceptOffsets[doc + 1]!; at++) add(conceptOrdinals[at]!);
    };
  });
  readonly #vocabularies: Readonly<Record<Completed, Vocabulary>> = {
    organization: new Vocabulary("organizationNames", (reader, add) => {
      const { organizationName } = reader.sections;
      return (doc) => add(organizationName[doc]!);
    }),
    skill: new Vocabulary("skills", (reader, add) => {
      const { skillOffsets, skillOrdinals } = reader.sections;
      return (doc) => {
        for (let at = skillOffsets[doc]!; at < skillOffsets[doc + 1]!; at++) add(skillOrdinals[at]!);
      };
    }),
  };

  /** The most frequent values that contain the typed words in sequence, the last one as a prefix. */
  suggest(view: View, { text, kinds, concepts = [], size }: SuggestRequest): readonly Suggestion[] {
    const typed = tokens(text);
    if (typed.length === 0) return [];
    return [...new Set(kinds)]
      .flatMap((kind) => {
        const found =
          kind === "title"
            ? this.#concepts.countsOf(view, concepts)
            : this.#vocabularies[kind].complete(view, typed, size);
        return found.map((each): Suggestion => ({ kind, ...each }));
      })
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, size);
  }
}
