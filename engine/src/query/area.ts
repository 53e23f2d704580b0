import type { Area } from "../criteria.ts";
import type { SegmentReader } from "../segment/reader.ts";

const EARTH_RADIUS_MILES = 3958.7613;
const DEGREE = Math.PI / 180;
/** Rounded down, so that the band test below never drops a place that the distance would keep. */
const MILES_PER_DEGREE = 69;

/** By place of the segment, 1 where it lies in the area. */
export function allowedPlaces(reader: SegmentReader, area: Area): Uint8Array {
  return area.kind === "radius" ? within(reader, area) : inside(reader, area);
}

/** Great-circle distance on a sphere (haversine). */
export function distanceMiles(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): number {
  const north = Math.sin(((latitudeB - latitudeA) * DEGREE) / 2);
  const east = Math.sin(((longitudeB - longitudeA) * DEGREE) / 2);
  const chord = north * north + Math.cos(latitudeA * DEGREE) * Math.cos(latitudeB * DEGREE) * east * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function within({ sections }: SegmentReader, area: Area & { kind: "radius" }): Uint8Array {
  const { placeLatitude, placeLongitude } = sections;
  const { latitude, longitude, miles } = area;
  const band = miles / MILES_PER_DEGREE;
  const allowed = new Uint8Array(placeLatitude.length);
  for (let place = 0; place < allowed.length; place++) {
    const placeAt = placeLatitude[place]!;
    if (!(Math.abs(placeAt - latitude) <= band)) continue;
    if (distanceMiles(latitude, longitude, placeAt, placeLongitude[place]!) <= miles) allowed[place] = 1;
  }
  return allowed;
}

function inside(reader: SegmentReader, area: Area & { kind: "inside" }): Uint8Array {
  const { placeCity, placeState, placeCountry } = reader.sections;
  const country = reader.table("countries").find(area.country);
  const state = area.state === undefined ? undefined : reader.table("states").find(area.state);
  const city = area.city === undefined ? undefined : reader.table("cities").find(area.city.toLowerCase());
  return Uint8Array.from(placeCountry, (each, place) =>
    each === country &&
    (state === undefined || placeState[place] === state) &&
    (city === undefined || placeCity[place] === city)
      ? 1
      : 0,
  );
}
