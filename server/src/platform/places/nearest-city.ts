import type { City } from "./cities.ts";
import type { FoundPlace } from "./found-place.ts";
import { cityPlace } from "./gazetteer.ts";

/** In degrees of latitude, about 100 miles. Anyone farther from any city is at sea. */
const farthest = 1.5;
const degree = Math.PI / 180;

/** The city nearest to a position, computed on a plane: exact enough to tell the state and country. */
export function nearestCity(
  cities: readonly City[],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): FoundPlace | undefined {
  const narrowing = Math.cos(latitude * degree);
  let nearest: City | undefined;
  let least = farthest ** 2;
  for (const city of cities) {
    const north = city.latitude - latitude;
    if (Math.abs(north) > farthest) continue;
    const east = (((city.longitude - longitude + 540) % 360) - 180) * narrowing;
    const distance = north * north + east * east;
    if (distance >= least) continue;
    least = distance;
    nearest = city;
  }
  return nearest && cityPlace(nearest);
}
