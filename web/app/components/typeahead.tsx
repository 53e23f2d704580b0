import type { ComponentType } from "react";
import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "../search/suggestions.ts";

interface TypeaheadProps {
  /** The one kind that the field takes; a sentence takes all. */
  readonly kind?: Suggestion["kind"];
}

interface Listed extends TypeaheadProps {
  readonly input: HTMLInputElement;
}

/** What the words in a field may go on to. Its code comes when the field first has the focus. */
export function Typeahead({ kind }: TypeaheadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{
    readonly List: ComponentType<Listed>;
    readonly input: HTMLInputElement;
  }>();
  useEffect(() => {
    const input = place.current?.parentElement?.querySelector("input");
    if (!input) return undefined;
    const load = () =>
      void import("./suggestion-list.tsx").then(
        ({ SuggestionList }) => setLoaded({ List: SuggestionList, input }),
        // The field goes on without.
        () => undefined,
      );
    if (document.activeElement === input) load();
    input.addEventListener("focus", load, { once: true });
    return () => input.removeEventListener("focus", load);
  }, []);
  return <div ref={place}>{loaded && <loaded.List input={loaded.input} {...(kind && { kind })} />}</div>;
}
