import { message } from "@candor/contract/messages/message";
import { useRef } from "react";
import { Link } from "react-router";
import { counted } from "../../wording/counted.ts";
import type { Search } from "../filters/facets.ts";
import { withValues } from "../parameters.ts";
import { chipsOf, withoutWords } from "../understood/chips.ts";
import type { PlacesOfSearch } from "./ask-places.ts";
import { sheetsOf } from "./drawing.ts";
import { PlaceList } from "./place-list.tsx";
import { Sheet } from "./sheet.tsx";
import { usePlaces } from "./use-places.ts";
import "../../styles/map.css";

/** Where a search's postings are: as a map, and as a list of the same places. */
export default function ResultsMap(search: Search) {
  const { found, state } = usePlaces(search.criteria);
  const section = useRef<HTMLElement>(null);
  return (
    <section
      className="map"
      aria-label={message("map.title")}
      aria-busy={state === "asking"}
      tabIndex={-1}
      ref={section}
    >
      {state === "failed" && <p role="alert">{message("map.noAnswer")}</p>}
      {state === "asking" && !found && <p role="status">{message("map.asking")}</p>}
      {found && <Found {...search} where={found} onEverywhere={() => section.current?.focus()} />}
    </section>
  );
}

interface FoundProps extends Search {
  readonly where: PlacesOfSearch;
  /** Its link disappears after it is followed. */
  readonly onEverywhere: () => void;
}

function Found({ where: { places, unplaced }, criteria, found, onEverywhere, ...search }: FoundProps) {
  const most = places[0]?.count ?? 0;
  // A chosen place replaces the one in the sentence.
  const parameters = withoutWords(search.parameters, chipsOf(found, ["place"]), criteria.query ?? "");
  return (
    <>
      {places.length > 0 && (
        <div className="map-sheets">
          {sheetsOf(places).map(([name, shown]) => (
            <Sheet key={name} name={name} places={shown} most={most} parameters={parameters} />
          ))}
        </div>
      )}
      <p>
        {places.length > 0 ? `${message("map.lead")} ${message("map.keys")}` : message("map.nowhere")}{" "}
        {unplaced > 0 && counted("map.unplaced", unplaced)}{" "}
        {criteria.location !== undefined && (
          <Link to={withValues(parameters, "location", [])} preventScrollReset onClick={onEverywhere}>
            {message("map.everywhere")}
          </Link>
        )}
      </p>
      {places.length > 0 && (
        <>
          <PlaceList places={places} parameters={parameters} />
          <p className="map-credit">{message("map.credit")}</p>
        </>
      )}
    </>
  );
}
