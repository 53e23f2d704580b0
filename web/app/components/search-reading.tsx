import type { SearchAnswer, SearchCriteria } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { filtersOf } from "../search/filters.ts";
import { withoutFilter } from "../search/parameters.ts";

interface SearchReadingProps {
  readonly criteria: SearchCriteria;
  readonly leftOut: readonly string[];
  readonly found: SearchAnswer | undefined;
  readonly parameters: URLSearchParams;
}

/** How the search was read: nothing narrows, widens or is dropped unseen. */
export function SearchReading({ criteria, leftOut, found, parameters }: SearchReadingProps) {
  const chips = found?.chips?.filter(({ kind }) => kind !== "text") ?? [];
  const filters = filtersOf(criteria);
  if (!found?.correction && chips.length + filters.length + leftOut.length === 0) return null;
  return (
    <div className="reading">
      {found?.correction && <p>{message("search.corrected", found.correction)}</p>}
      {chips.length > 0 && (
        <dl>
          <dt>{message("search.understoodAs")}</dt>
          {chips.map(({ id, label }) => (
            <dd key={id}>{label}</dd>
          ))}
        </dl>
      )}
      {filters.length > 0 && (
        <dl>
          <dt>{message("search.filters")}</dt>
          {filters.map(({ name, value, label }) => (
            <dd key={`${name}=${value}`}>
              <a
                href={withoutFilter(parameters, name, value)}
                aria-label={message("search.removeFilter", { filter: label })}
              >
                {label} <span aria-hidden="true">×</span>
              </a>
            </dd>
          ))}
        </dl>
      )}
      {leftOut.length > 0 && (
        <p className="left-out">{message("search.leftOut", { parameters: leftOut.join(", ") })}</p>
      )}
    </div>
  );
}
