import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Area } from "@candor/engine/criteria";
import type { FoundPlace, Places } from "../../../platform/places/found-place.ts";

/** The radius around a city, a postal code or a position if none is stated. */
export const defaultMiles = 25;

/** One place where a search looks: from the gazetteer, or a position with the nearest city. */
export interface Whereabouts {
  readonly place: FoundPlace | Position;
  /** As stated; 0 means the city itself. */
  readonly miles: number | undefined;
}

interface Position {
  readonly kind: "position";
  readonly latitude: number;
  readonly longitude: number;
  /** Where the position is; absent far from any city. */
  readonly country?: string;
  readonly state?: string;
}

const outlines = new WeakMap<FoundPlace, readonly Area[]>();

/** A circle around a city, a postal code or a position; a state, a country or the outline of an area itself. */
export function areasOf(where: Whereabouts): readonly Area[] {
  const { place } = where;
  if (place.kind !== "area") return [areaOf(where)];
  const known = outlines.get(place) ?? outlineOf(place);
  outlines.set(place, known);
  return known;
}

function outlineOf({ country, countries, states = [], boxes }: FoundPlace): Area[] {
  if (countries !== undefined) return countries.map((each) => ({ kind: "inside", country: each }));
  if (boxes === undefined) return states.map((state) => ({ kind: "inside", country, state }));
  const regions = [country, ...states.map((state) => `${country}-${state}`)];
  return boxes.map((box) => ({ kind: "box", ...box, regions }));
}

function areaOf({ place, miles }: Whereabouts): Area {
  const radius = radiusOf({ place, miles });
  const { latitude, longitude } = place;
  if (
    place.kind !== "position" &&
    (radius === undefined || latitude === undefined || longitude === undefined)
  )
    return {
      kind: "inside",
      country: place.country,
      ...(place.state !== undefined && { state: place.state }),
      ...(place.kind === "city" && place.city !== undefined && { city: place.city }),
    };
  return {
    kind: "radius",
    latitude: latitude!,
    longitude: longitude!,
    miles: radius!,
    regions: regionsOf(place),
  };
}

/** The miles around it; undefined if the search looks inside it. */
function radiusOf({ place, miles }: Whereabouts): number | undefined {
  if (place.kind === "state" || place.kind === "country" || place.kind === "area") return undefined;
  return place.kind === "city" && miles === 0 ? undefined : (miles ?? defaultMiles);
}

/** The radius around a single place; undefined if there is none. */
export function milesAround(places: readonly Whereabouts[]): number | undefined {
  const [one, ...others] = places;
  return one === undefined || others.length > 0 ? undefined : radiusOf(one);
}

function regionsOf({ country, state }: Whereabouts["place"]): string[] {
  if (country === undefined) return [];
  return state === undefined ? [country] : [country, `${country}-${state}`];
}

/** Where a search looked, as its answer reports it. */
export function placesView(
  places: readonly Whereabouts[],
  names: Pick<Places, "label">,
): NonNullable<SearchAnswer["places"]> {
  return places.map((where) => placeView(where, names));
}

function placeView(where: Whereabouts, names: Pick<Places, "label">) {
  const { place } = where;
  const miles = radiusOf(where);
  const name = place.kind === "position" ? `${place.latitude}, ${place.longitude}` : names.label(place);
  return { label: name, ...(miles !== undefined && { miles }) };
}
