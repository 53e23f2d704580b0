import type { Area } from "../criteria.ts";
import type { SegmentReader } from "../segment/reader.ts";

export const EARTH_RADIUS_MILES = 3958.7613;
const DEGREE = Math.PI / 180;
/** Rounded down, so that the latitude band below never drops a place within the distance. */
const MILES_PER_DEGREE = 69;

/** Ordinals of a segment's places inside one of the areas. */
export function placesIn(reader: SegmentReader, areas: readonly Area[]): readonly number[] {
  const boxes = areas.filter((area) => area.kind === "box");
  const others = areas.flatMap((area) => {
    if (area.kind === "box") return [];
    return area.kind === "radius" ? within(reader, area) : inside(reader, area);
  });
  return boxes.length === 0 ? others : [...others, ...boxed(reader, boxes)];
}

type Box = Area & { readonly kind: "box" };

/** Whether a position is in a box, including its edges. */
export function isBoxed(box: Omit<Box, "kind">, latitude: number, longitude: number): boolean {
  const { south, west, north, east } = box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** A circle that contains a box. */
export function circleAround({ south, west, north, east }: Box) {
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const corners = [south, north].map((edge) => distanceMiles(latitude, longitude, edge, east));
  // The middle of an edge may be farther than its corners.
  const middles = [south, north].map((edge) => distanceMiles(latitude, longitude, edge, longitude));
  const sides = distanceMiles(latitude, longitude, latitude, east);
  return { latitude, longitude, miles: Math.max(...corners, ...middles, sides) };
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

function within({ sections }: SegmentReader, area: Area & { kind: "radius" }): readonly number[] {
  const { placeLatitude, placeLongitude } = sections;
  const { latitude, longitude, miles } = area;
  const band = miles / MILES_PER_DEGREE;
  const places: number[] = [];
  for (let place = 0; place < placeLatitude.length; place++) {
    const placeAt = placeLatitude[place]!;
    if (!(Math.abs(placeAt - latitude) <= band)) continue;
    if (distanceMiles(latitude, longitude, placeAt, placeLongitude[place]!) <= miles) places.push(place);
  }
  return places;
}

/** An outline has up to hundreds of boxes, so the box around all of them settles most places first. */
function boxed({ sections }: SegmentReader, boxes: readonly Box[]): readonly number[] {
  const { placeLatitude, placeLongitude } = sections;
  const around = {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
  const places: number[] = [];
  for (let place = 0; place < placeLatitude.length; place++) {
    const [latitude, longitude] = [placeLatitude[place]!, placeLongitude[place]!];
    if (!isBoxed(around, latitude, longitude)) continue;
    if (boxes.some((box) => isBoxed(box, latitude, longitude))) places.push(place);
  }
  return places;
}

function inside(reader: SegmentReader, area: Area & { kind: "inside" }): readonly number[] {
  const { placeCity, placeState, placeCountry } = reader.sections;
  const country = reader.table("countries").find(area.country);
  const state = area.state === undefined ? undefined : reader.table("states").find(area.state);
  const city = area.city === undefined ? undefined : reader.table("cities").find(area.city.toLowerCase());
  const places: number[] = [];
  for (let place = 0; place < placeCountry.length; place++) {
    if (placeCountry[place] !== country) continue;
    if (state !== undefined && placeState[place] !== state) continue;
    if (city === undefined || placeCity[place] === city) places.push(place);
  }
  return places;
}
