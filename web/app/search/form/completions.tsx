import { counted } from "../../wording/counted.ts";
import type { Suggestion } from "./suggestions.ts";

interface CompletionsProps {
  /** Of the list, which a field names. */
  readonly id: string;
  readonly kind: Suggestion["kind"];
  readonly suggestions: readonly Suggestion[];
}

/** What a field may be completed to on a page without scripts: the browser's own list, with what each finds. */
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
