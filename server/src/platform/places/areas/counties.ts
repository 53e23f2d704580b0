import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fold } from "../fold.ts";
import { regions } from "../regions.ts";

/** A county, a parish or an independent city of the United States. */
export interface County {
  readonly name: string;
  readonly state: string;
  /** Its borders as closed lines of longitude and latitude; a point is inside if it's inside an odd number of them. */
  readonly rings: () => readonly Ring[];
}

export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** Counties by folded name. */
export type Counties = ReadonlyMap<string, readonly County[]>;

/** Reads the outlines of the Census Bureau (public domain) as the package us-atlas has them. */
export function readCounties(): Counties {
  const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const { counties, states } = topology.objects;
  const codes = new Map(states.geometries.map(({ id, properties }) => [id, stateCalled(properties.name)]));
  const known = counties.geometries.flatMap((geometry) => {
    const state = codes.get(geometry.id.slice(0, 2));
    const rings = () => ringsOf(geometry).map(ringOf(topology));
    return state === undefined ? [] : [{ name: geometry.properties.name, state, rings }];
  });
  return Map.groupBy(known, ({ name }) => fold(name));
}

/** The parts of TopoJSON that the package uses: an arc's points are differences from the previous one. */
interface Topology {
  readonly transform: { readonly scale: Pair; readonly translate: Pair };
  readonly arcs: readonly (readonly Pair[])[];
  readonly objects: Readonly<Record<"counties" | "states", { readonly geometries: readonly Geometry[] }>>;
}

type Pair = readonly [number, number];

type Geometry = { readonly id: string; readonly properties: { readonly name: string } } & (
  | { readonly type: "Polygon"; readonly arcs: readonly Arcs[] }
  | { readonly type: "MultiPolygon"; readonly arcs: readonly (readonly Arcs[])[] }
);

/** The numbers of a ring's arcs. */
type Arcs = readonly number[];

function ringsOf(geometry: Geometry): readonly Arcs[] {
  return geometry.type === "Polygon" ? geometry.arcs : geometry.arcs.flat();
}

function stateCalled(name: string): string | undefined {
  return regions.find((region) => region.country === "US" && region.name === name)?.code;
}

/** A ring is a list of arcs; a negative number is its complement's arc, backwards. */
function ringOf({ arcs, transform }: Topology) {
  return (numbers: Arcs): Ring =>
    numbers.flatMap((number) => {
      const points = pointsOf(arcs[number < 0 ? ~number : number]!, transform);
      return number < 0 ? points.toReversed() : points;
    });
}

function pointsOf(arc: readonly Pair[], { scale, translate }: Topology["transform"]) {
  let [x, y] = [0, 0];
  return arc.map(([east, north]): [number, number] => {
    x += east;
    y += north;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
