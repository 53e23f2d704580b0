import { tokens } from "./analysis/tokenize.ts";
import type { SuggestRequest } from "./port.ts";
import type { View } from "./query/search.ts";
import { Vocabulary } from "./query/vocabulary.ts";
import type { Suggestion } from "./result.ts";

/** Completes titles, skills and organizations. Each worker keeps one across requests. */
export class Suggester {
  readonly #vocabularies: Readonly<Record<Suggestion["kind"], Vocabulary>> = {
    title: new Vocabulary("titles", (reader, add) => {
      const { title } = reader.sections;
      return (doc) => add(title[doc]!);
    }),
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
  suggest(view: View, { text, kinds, size }: SuggestRequest): readonly Suggestion[] {
    const typed = tokens(text);
    if (typed.length === 0) return [];
    return [...new Set(kinds)]
      .flatMap((kind) =>
        this.#vocabularies[kind].complete(view, typed, size).map((found) => ({ kind, ...found })),
      )
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, size);
  }
}
