import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { withoutChip, wordsOf } from "../search/chips.ts";
import type { Search } from "../search/facets.ts";
import { filtersOf } from "../search/filters.ts";
import { withoutFilter, withValues } from "../search/parameters.ts";

interface SearchReadingProps extends Search {
  readonly leftOut: readonly string[];
}

/** How the search was read: nothing narrows, widens or is dropped unseen. */
export function SearchReading({ criteria, found, leftOut, parameters }: SearchReadingProps) {
  const chips = found?.chips ?? [];
  const isRead = chips.some(({ kind }) => kind !== "text");
  const filters = filtersOf(criteria, found);
  if (!found?.correction && !isRead && filters.length + leftOut.length === 0) return null;
  return (
    <div className="reading">
      {found?.correction && <Correction correction={found.correction} parameters={parameters} />}
      {isRead && <Understood chips={chips} query={criteria.query ?? ""} parameters={parameters} />}
      {filters.length > 0 && (
        <dl>
          <dt>{message("search.filters")}</dt>
          {filters.map(({ name, value, label }) => (
            <dd key={`${name}=${value}`}>
              <Link
                to={withoutFilter(parameters, name, value)}
                preventScrollReset
                aria-label={message("search.removeFilter", { filter: label })}
              >
                {label} <span aria-hidden>×</span>
              </Link>
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

interface CorrectionProps {
  readonly correction: NonNullable<SearchAnswer["correction"]>;
  readonly parameters: URLSearchParams;
}

function Correction({ correction, parameters }: CorrectionProps) {
  return (
    <p>
      {message("search.corrected", correction)}{" "}
      <Link to={withValues(parameters, "correct", ["false"])} preventScrollReset>
        {message("search.insteadFor", correction)}
      </Link>
    </p>
  );
}

interface UnderstoodProps {
  readonly chips: readonly Chip[];
  readonly query: NonNullable<SearchCriteria["query"]>;
  readonly parameters: URLSearchParams;
}

/** Each chip with the words that it was read from, and the way to search without them. */
function Understood({ chips, query, parameters }: UnderstoodProps) {
  return (
    <dl>
      <dt>{message("search.understoodAs")}</dt>
      {chips.map((chip) => (
        <dd key={chip.id}>
          <Link to={withoutChip(parameters, chip, query)} preventScrollReset>
            <span className="visually-hidden">{message("search.drop")} </span>
            <ChipText chip={chip} words={wordsOf(chip, query)} /> <span aria-hidden>×</span>
          </Link>
        </dd>
      ))}
      <dd className="as-typed">
        <Link to={withValues(parameters, "parse", ["false"])} preventScrollReset>
          {message("search.asTyped")}
        </Link>
      </dd>
    </dl>
  );
}

function ChipText({ chip: { kind, label }, words }: { chip: Chip; words: string }) {
  if (kind === "text") return message("search.plainWords", { words });
  return (
    <>
      {label}{" "}
      <span className="chip-words">{message("search.chipWords", { words: words.replaceAll('"', "") })}</span>
    </>
  );
}
