import { message } from "@candor/contract/messages/message";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { useRef } from "react";
import { Link } from "react-router";
import { counted } from "../../wording/counted.ts";
import type { Search } from "../filters/facets.ts";
import { filtersOf } from "../filters/filters.ts";
import { withoutFilter, withValues } from "../parameters.ts";
import { DistanceChip, hasDistance } from "./distance-chip.tsx";
import { SearchChip } from "./search-chip.tsx";
import { useChipFocus } from "./use-chip-focus.ts";
import { WishCounts } from "./wish-counts.tsx";

interface SearchReadingProps extends Search {
  readonly leftOut: readonly string[];
}

/** How the search was read: nothing is narrowed, widened or dropped invisibly. */
export function SearchReading({ criteria, found, leftOut, parameters }: SearchReadingProps) {
  const reading = useRef<HTMLDivElement>(null);
  const onClick = useChipFocus(reading);
  const chips = found?.chips ?? [];
  const isRead = chips.some(({ kind }) => kind !== "text");
  // A distance has a chip of its own.
  const filters = filtersOf(criteria, found).filter(({ name }) => name !== "distanceMiles");
  const { correction, close } = found ?? {};
  const isFiltered = filters.length > 0 || hasDistance({ criteria, found });
  const isEmpty = !isFiltered && leftOut.length === 0;
  if (!correction && !close && !isRead && isEmpty) return null;
  return (
    <div className="reading" ref={reading} onClick={onClick}>
      {correction && <Correction correction={correction} parameters={parameters} />}
      {isRead && <Understood chips={chips} query={criteria.query ?? ""} parameters={parameters} />}
      <WishCounts chips={chips} query={criteria.query ?? ""} parameters={parameters} />
      {isFiltered && (
        <dl>
          <dt>{message("search.filters")}</dt>
          <DistanceChip criteria={criteria} found={found} parameters={parameters} />
          {filters.map(({ name, value, label }) => (
            <dd key={`${name}=${value}`} className="chip">
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
      {close && <CloseMatches count={close.count} parameters={parameters} />}
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

/** Each chip with the words that it was read from. A new sentence makes new chips, so none stays unfolded. */
function Understood({ chips, query, parameters }: UnderstoodProps) {
  return (
    <dl key={query}>
      <dt>{message("search.understoodAs")}</dt>
      {chips.map((chip) => (
        <SearchChip key={chip.id} chip={chip} query={query} parameters={parameters} />
      ))}
      <dd className="as-typed">
        <Link to={withValues(parameters, "parse", ["false"])} preventScrollReset>
          {message("search.asTyped")}
        </Link>
      </dd>
    </dl>
  );
}

/** The only widening, and the link to search without it. */
function CloseMatches({ count, parameters }: { count: number; parameters: URLSearchParams }) {
  return (
    <dl className="close-chip">
      <dt>{message("close.with")}</dt>
      <dd className="chip">
        <Link to={withValues(parameters, "close", ["never"])} preventScrollReset>
          <span className="visually-hidden">{message("search.drop")} </span>
          {counted("close.count", count)} <span aria-hidden>×</span>
        </Link>
      </dd>
    </dl>
  );
}
