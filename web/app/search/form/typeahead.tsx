import type { Suggestion } from "./suggestions.ts";
import { useLoadedForField } from "./use-loaded-for-field.ts";

interface TypeaheadProps {
  /** The one kind that the field takes; a sentence takes all. */
  readonly kind?: Suggestion["kind"];
}

/** What the words in a field may go on to. */
export function Typeahead({ kind }: TypeaheadProps) {
  const { place, loaded } = useLoadedForField(load);
  return (
    <div ref={place}>
      {loaded && <loaded.code.SuggestionList input={loaded.input} {...(kind && { kind })} />}
    </div>
  );
}

const load = () => import("./suggestion-list.tsx");
