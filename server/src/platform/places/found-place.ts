import type { Box } from "./areas/strips.ts";

/** A place in the gazetteer. Only the countries in `regions.ts` have a `state`. */
export interface FoundPlace {
  readonly kind: "city" | "postal" | "state" | "country" | "area";
  /** An area's name, as labels write it: "San Francisco Bay Area", "Cook County, IL", "European Union". */
  readonly name?: string;
  /** The states that an area lies in. */
  readonly states?: readonly string[];
  /** The countries of an area that is a group of them. */
  readonly countries?: readonly string[];
  /** An area's outline as boxes; without it, the area is its states or countries. */
  readonly boxes?: readonly Box[];
  /** As addresses write it: "New York", "St. Louis". */
  readonly city?: string;
  /** "NY", "ON", "SCT", "NSW". */
  readonly state?: string;
  /** ISO 3166-1 alpha-2; empty for a group of countries. */
  readonly country: string;
  /** Degrees; absent for states and countries. */
  readonly latitude?: number;
  readonly longitude?: number;
  /** For a state or country, the sum over its cities in the gazetteer; for a postal code, 0. */
  readonly population: number;
}

export interface SuggestedPlace extends FoundPlace {
  /** "Austin, TX", "Toronto, ON, Canada", "Munich, Germany"; `find` reads it back. */
  readonly label: string;
}

export interface Places {
  /**
   * The place that a text names: "Austin", "Austin, TX", "Austin TX 78701", "NYC", "10001", "London, UK", "Bavaria,
   * Germany". Its state and country are binding: if the city is unknown there, the answer is that state or country. A
   * bare name means the first place of `findAll`.
   */
  find(text: string): FoundPlace | undefined;
  /**
   * Every place whose own name or established short form is exactly this text. Areas come first, then states of the
   * United States, countries, other states, and cities by population, with those of the United States weighted
   * fifteenfold ("Cambridge" is in Massachusetts, "Santa Fe" in New Mexico, "London" in the United Kingdom). Only for
   * "New York" does the city come before the state.
   */
  findAll(text: string): readonly FoundPlace[];
  /**
   * The county, metropolitan area, region, part of a city or group of countries that a text names: "Cook County, IL",
   * "DFW", "Harlem", "EU".
   */
  findArea(text: string): FoundPlace | undefined;
  /**
   * The place that somebody asks for: an area, or what `find` answers. A city that is unknown in its state of the
   * United States is no place.
   */
  findAsked(text: string): FoundPlace | undefined;
  /** Places whose label starts with this, in the same order of importance. */
  suggest(prefix: string, size: number): readonly SuggestedPlace[];
  /** The nearest city, which tells the state and country of a position; absent far from any. */
  nearest(position: { readonly latitude: number; readonly longitude: number }): FoundPlace | undefined;
  /** Builds the table of suggestions (up to 2 s of CPU time) in short steps, so that other work goes on in between. */
  prepareSuggestions(): Promise<void>;
  /** "Austin, TX"; "" for a place without any name. */
  label(place: { name?: string; city?: string; state?: string; country?: string }): string;
}
