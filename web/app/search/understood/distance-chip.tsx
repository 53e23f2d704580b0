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
  if (!place || !hasDistance(search)) return null;
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

/** A state or a country has none. */
export function hasDistance({ criteria, found }: Pick<Search, "criteria" | "found">): boolean {
  const [place] = found?.places ?? [];
  return place !== undefined && (place.miles !== undefined || criteria.distanceMiles === 0);
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
