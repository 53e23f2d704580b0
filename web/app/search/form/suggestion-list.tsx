import { message } from "@candor/contract/messages/message";
import { useEffect, useId } from "react";
import { counted, numberText } from "../../wording/counted.ts";
import type { Suggestion } from "./suggestions.ts";
import { useCombobox } from "./use-combobox.ts";

interface SuggestionListProps {
  readonly input: HTMLInputElement;
  readonly kind?: Suggestion["kind"];
}

/** The list of a combobox (WAI-ARIA APG, list autocomplete with manual selection), grouped by kind. */
export function SuggestionList({ input, kind }: SuggestionListProps) {
  const id = useId();
  const { groups, all, active, choose, askedAt } = useCombobox(input, id, kind);
  useEffect(() => {
    if (askedAt !== undefined) performance.measure("candor-suggestions", { start: askedAt });
  }, [askedAt]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {all.length > 0 && counted("suggest.count", all.length)}
      </p>
      {all.length > 0 && (
        // Pressing doesn't take the focus from the field, which would close the list under the pointer.
        <div
          className="suggestions"
          role="listbox"
          id={id}
          aria-label={message("suggest.name")}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(([kind, suggestions]) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} role="presentation">
                {message(`suggest.${kind}`)}
              </p>
              {suggestions.map((suggestion) => {
                const place = all.indexOf(suggestion);
                return (
                  <div
                    key={suggestion.value}
                    id={`${id}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === active}
                    onClick={() => choose(suggestion)}
                  >
                    <span>{suggestion.value}</span>{" "}
                    {suggestion.count > 0 && <span className="count">{numberText(suggestion.count)}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
