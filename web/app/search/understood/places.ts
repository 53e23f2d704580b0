import { message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";

/** "Denver, CO or Boulder, CO": where a search looks. */
export function placesText(places: SearchAnswer["places"] = []): string {
  return places
    .map(({ label }) => label)
    .reduce((first, second) => (first === "" ? second : message("place.or", { first, second })), "");
}

const offered = [0, 5, 10, 25, 50, 100];

/** Miles around a place to choose from; 0 means in the city only. */
export function radii(chosen: number | undefined): number[] {
  return chosen === undefined ? offered : [...new Set([...offered, chosen])].sort((a, b) => a - b);
}
