import type { Area } from "@candor/engine/criteria";
import type { PostingPlace } from "@candor/engine/document";
import { distanceMiles } from "@candor/engine/query/area";

/** Numbers places from 1; they are few and repeat a lot. */
export class PlaceBook {
  readonly #numbers = new Map<string, number>();
  readonly #places: PostingPlace[] = [];

  get size(): number {
    return this.#places.length;
  }

  numberOf(place: PostingPlace): number {
    const { city, state, country, latitude, longitude } = place;
    const key = JSON.stringify([city?.toLowerCase(), state, country, latitude, longitude]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#places.push(place);
    this.#numbers.set(key, this.size);
    return this.size;
  }

  /** The numbers of the places in any of the areas, for peers that can't look them up in a table of their own. */
  inside(areas: readonly Area[]): number[] {
    return this.#places.flatMap((place, index) =>
      areas.some((area) => isInside(place, area)) ? [index + 1] : [],
    );
  }
}

function isInside(place: PostingPlace, area: Area): boolean {
  if (area.kind === "box") throw new Error("no class asks for a box");
  if (area.kind === "radius") {
    const { latitude, longitude } = place;
    if (latitude === undefined || longitude === undefined) return false;
    return distanceMiles(area.latitude, area.longitude, latitude, longitude) <= area.miles;
  }
  return (
    place.country === area.country &&
    (area.state === undefined || place.state === area.state) &&
    (area.city === undefined || place.city?.toLowerCase() === area.city.toLowerCase())
  );
}
