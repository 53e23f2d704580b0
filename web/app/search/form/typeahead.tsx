import type { Suggestion } from "./suggestions.ts";
import { useLoadedForField } from "./use-loaded-for-field.ts";

interface TypeaheadProps {
  /** The only kind that the field accepts; a sentence accepts all. */
  readonly kind?: Suggestion["kind"];
}

/** Completions of the words in a field. */
export function Typeahead({ kind }: TypeaheadProps) {
  const { place, loaded } = useLoadedForField(load);
  return (
    <div ref={place}>
      {loaded && <loaded.code.SuggestionList input={loaded.input} {...(kind && { kind })} />}
    </div>
  );
}

const load = () => import("./suggestion-list.tsx");
