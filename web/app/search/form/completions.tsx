import { counted } from "../../wording/counted.ts";
import type { Suggestion } from "./suggestions.ts";

interface CompletionsProps {
  /** The list's id, which a field refers to. */
  readonly id: string;
  readonly kind: Suggestion["kind"];
  readonly suggestions: readonly Suggestion[];
}

/** A field's completions on a page without scripts: the browser's own list, with each one's count. */
export function Completions({ id, kind, suggestions }: CompletionsProps) {
  return (
    <datalist id={id}>
      {suggestions
        .filter((one) => one.kind === kind)
        .map(({ value, count }) => (
          <option key={value} value={value} label={counted("search.total", count)} />
        ))}
    </datalist>
  );
}
