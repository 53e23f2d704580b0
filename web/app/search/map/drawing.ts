import { geoAlbersUsa, geoEqualEarth, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { Place } from "./ask-places.ts";
import type { Atlas, AtlasName } from "./atlas.ts";

/** A place as it is drawn, in pixels. */
export interface Mark {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** One map: its outlines as SVG paths, and its places, the most frequent first. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly marks: readonly Mark[];
}

/** Which places go on which map: the states have one of their own. A map without places is left out. */
export function sheetsOf(places: readonly Place[]): (readonly [AtlasName, readonly Place[]])[] {
  const position = geoAlbersUsa();
  const isInStates = ({ country, longitude, latitude }: Place) =>
    country === "US" && position([longitude, latitude]) !== null;
  const sheets = [
    ["states", places.filter(isInStates)],
    ["world", places.filter((place) => !isInStates(place))],
  ] as const;
  return sheets.filter(([, shown]) => shown.length > 0);
}

const proportions = { states: 0.62, world: 0.56 };

/** Draws a map as wide as there is room. `most` is the count of the largest mark on any sheet. */
export function drawn(
  name: AtlasName,
  { topology, land, parts }: Atlas,
  places: readonly Place[],
  most: number,
  width: number,
): Drawing {
  const height = Math.round(width * proportions[name]);
  const ground = feature(topology, topology.objects[land]!);
  const projection =
    name === "states"
      ? geoAlbersUsa().fitExtent(inset(width, height, 1), ground)
      : geoEqualEarth()
          .fitExtent(inset(width, height, 0), { type: "MultiPoint", coordinates: places.flatMap(around) })
          .clipExtent(inset(width, height, -1));
  const path = geoPath(projection);
  const marks = places.flatMap((place) => {
    const at = projection([place.longitude, place.latitude]);
    return at ? [{ place, x: at[0], y: at[1], radius: radiusOf(place.count, most, width) }] : [];
  });
  return {
    width,
    height,
    land: path(ground) ?? "",
    borders: path(mesh(topology, topology.objects[parts]!, (one, other) => one !== other)) ?? "",
    marks,
  };
}

function inset(width: number, height: number, by: number): [[number, number], [number, number]] {
  return [
    [by, by],
    [width - by, height - by],
  ];
}

/** Degrees visible around a place: a single place is shown in its country, not in its street. */
const surroundings = 14;

function around({ longitude, latitude }: Place): [number, number][] {
  return [
    [Math.max(longitude - surroundings, -180), latitude],
    [Math.min(longitude + surroundings, 180), latitude],
    [longitude, Math.max(latitude - surroundings, -90)],
    [longitude, Math.min(latitude + surroundings, 90)],
  ];
}

/** In pixels. Areas, not radii, are proportional to counts; the smallest can still be clicked. */
function radiusOf(count: number, most: number, width: number): number {
  const one = Math.min(leastRadius, Math.min(24, width / 28) / Math.sqrt(most));
  return Math.max(leastRadius, Math.sqrt(count) * one);
}

const leastRadius = 4;
