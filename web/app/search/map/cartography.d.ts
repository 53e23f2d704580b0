/** The parts that we use of two libraries without types. */

declare module "d3-geo" {
  interface LineString {
    readonly type: "MultiLineString";
    readonly coordinates: readonly (readonly (readonly [number, number])[])[];
  }

  interface Polygons {
    readonly type: "Feature" | "FeatureCollection";
  }

  interface Points {
    readonly type: "MultiPoint";
    readonly coordinates: readonly (readonly [longitude: number, latitude: number])[];
  }

  type Corners = [[number, number], [number, number]];

  interface Projection {
    /** Null for a position that is not on the map. */
    (position: [longitude: number, latitude: number]): [x: number, y: number] | null;
    fitExtent(extent: Corners, shape: Polygons | Points): Projection;
    clipExtent(extent: Corners): Projection;
  }

  /** Alaska and Hawaii are drawn below the other states. */
  function geoAlbersUsa(): Omit<Projection, "clipExtent"> &
    ((...position: Parameters<Projection>) => ReturnType<Projection>);
  function geoEqualEarth(): Projection;
  function geoPath(projection: object): (shape: Polygons | LineString) => string | null;
}

declare module "topojson-client" {
  import type { LineString, Polygons } from "d3-geo";

  type Shape = object;

  /** Files of us-atlas and world-atlas. */
  interface Topology {
    readonly type: "Topology";
    readonly objects: Readonly<Record<string, Shape>>;
  }

  function feature(topology: Topology, shape: Shape): Polygons;
  /** Lines between shapes, each once. */
  function mesh(
    topology: Topology,
    shape: Shape,
    filter: (one: object, other: object) => boolean,
  ): LineString;
}
