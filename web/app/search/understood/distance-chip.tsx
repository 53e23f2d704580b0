import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { counted } from "../../wording/counted.ts";
import type { Search } from "../filters/facets.ts";
import { asked, mirrored } from "../form/mirror.ts";
import { placesText, radii } from "./places.ts";

/** How far around a place the search looks, whether stated or not, and other distances to choose from. */
export function DistanceChip(search: Search) {
  const { places } = search.found ?? {};
  const [place] = places ?? [];
  const isCityOnly = search.criteria.distanceMiles === 0;
  if (!place || (place.miles === undefined && !isCityOnly)) return null;
  return (
    <dd className="chip">
      <details className="chip-choices">
        <summary>
          {distanceText(placesText(places), place.miles ?? 0)} <Icon name="down" />
        </summary>
        <ul aria-label={message("place.change")}>
          {radii(place.miles).map((miles) => (
            <li key={miles}>
              <Link to={atDistance(search, miles)} preventScrollReset>
                {distanceText(place.label, miles)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </dd>
  );
}

function distanceText(place: string, miles: number): string {
  return miles === 0
    ? message("place.cityOnly", { place })
    : message("place.around", { place, miles: counted("place.miles", miles) });
}

/** As if it had been chosen in the form. */
function atDistance(search: Search, miles: number): string {
  const sent = mirrored(search);
  sent.set("distanceMiles", String(miles));
  return addresses.search(asked(sent, search));
}
