import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { numberText } from "../../wording/counted.ts";
import { inPlace } from "../parameters.ts";
import type { Place } from "./ask-places.ts";

interface PlaceListProps {
  readonly places: readonly Place[];
  readonly parameters: URLSearchParams;
}

/** Places visible at first; the others are a click away. */
const seen = 12;

/** The map's contents in words: most frequent first. */
export function PlaceList({ places, parameters }: PlaceListProps) {
  const others = places.slice(seen);
  return (
    <nav className="map-places" aria-label={message("map.places")}>
      <Places places={places.slice(0, seen)} parameters={parameters} />
      {others.length > 0 && (
        <details>
          <summary>{message("search.moreValues", { count: numberText(others.length) })}</summary>
          <Places places={others} parameters={parameters} />
        </details>
      )}
    </nav>
  );
}

function Places({ places, parameters }: PlaceListProps) {
  return (
    <ul>
      {places.map(({ label, count }) => (
        <li key={label}>
          <Link to={inPlace(parameters, label)} preventScrollReset>
            <span>{label}</span> <span className="count">{numberText(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
