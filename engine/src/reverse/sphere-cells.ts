import { EARTH_RADIUS_MILES } from "../query/area.ts";

/**
 * Space divided into cubes, with sizes by radius. The earth is a sphere of radius 1 in it, so neither the poles nor
 * the date line are edges. Everything within the radius of a place is in the place's cube or one of the 26 around it.
 */
const RADII = [10, 25, 50, 100, 250];
/** A straight line is shorter than the great circle; the margin covers rounding. */
const EDGES = RADII.map((miles) => (miles / EARTH_RADIUS_MILES) * 1.001);
/** The signal of larger radii. */
const ANYWHERE = "@";
const DEGREE = Math.PI / 180;
const STEPS = [-1, 0, 1];

/** The cell of a circle's center, where the circle is filed. */
export function cellOf(latitude: number, longitude: number, miles: number): string {
  const size = RADII.findIndex((radius) => miles <= radius);
  if (size < 0) return ANYWHERE;
  const [x, y, z] = cube(latitude, longitude, size);
  return nameOf(size, x, y, z);
}

/** The cells of all circles that may contain a place. */
export function cellsAround(latitude: number, longitude: number): string[] {
  const cells = RADII.flatMap((_, size) => {
    const [x, y, z] = cube(latitude, longitude, size);
    return STEPS.flatMap((dx) =>
      STEPS.flatMap((dy) => STEPS.map((dz) => nameOf(size, x + dx, y + dy, z + dz))),
    );
  });
  cells.push(ANYWHERE);
  return cells;
}

function cube(latitude: number, longitude: number, size: number): [x: number, y: number, z: number] {
  const [north, east] = [latitude * DEGREE, longitude * DEGREE];
  const at = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  return at.map((coordinate) => Math.floor(coordinate / EDGES[size]!)) as [number, number, number];
}

function nameOf(size: number, x: number, y: number, z: number): string {
  return `@${size} ${x} ${y} ${z}`;
}
