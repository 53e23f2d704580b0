import type { Database } from "../../../platform/database/database.ts";
import type { SearchParts } from "../../search/queries/ask.ts";

type Sentences = NonNullable<SearchParts["sentences"]>;

const known = new WeakMap<Database, { readonly slot: number; readonly sentences: Sentences }>();

/** The sentences that earlier rounds of a slot have parsed: a million alerts ask for much the same. */
export function sentencesOf(database: Database, slot: number): Sentences {
  const last = known.get(database);
  const sentences: Sentences = last?.slot === slot ? last.sentences : new Map();
  known.set(database, { slot, sentences });
  return sentences;
}

export function forgetSentences(database: Database): void {
  known.delete(database);
}
