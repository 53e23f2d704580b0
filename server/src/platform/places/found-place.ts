/** A place of the gazetteer. `state` is told in the countries of `regions.ts` only. */
export interface FoundPlace {
  readonly kind: "city" | "postal" | "state" | "country";
  /** As addresses write it: "New York", "St. Louis". */
  readonly city?: string;
  /** "NY", "ON", "SCT", "NSW". */
  readonly state?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees; absent for states and countries. */
  readonly latitude?: number;
  readonly longitude?: number;
  /** Of a state or country the sum over its cities that the gazetteer has; of a postal code 0. */
  readonly population: number;
}

export interface SuggestedPlace extends FoundPlace {
  /** "Austin, TX", "Toronto, ON, Canada", "Munich, Germany"; `find` reads it back. */
  readonly label: string;
}

export interface Places {
  /**
   * The place that a text names: "Austin", "Austin, TX", "Austin TX 78701", "NYC", "10001", "London, UK", "Bavaria, Germany".
   * What it says of the state or country binds: where the city is unknown there, the answer is that state or
   * country. A bare name means what `findAll` puts first.
   */
  find(text: string): FoundPlace | undefined;
  /**
   * Every place whose own name or established short form is exactly this text; nothing is read into it. States
   * of the United States come first, then countries, other states, and cities by population, where those of the
   * United States count threefold ("Cambridge" is in Massachusetts, "London" in the United Kingdom). Only
   * "New York" is the city before the state.
   */
  findAll(text: string): readonly FoundPlace[];
  /** Places whose label begins so, in the same order of importance. */
  suggest(prefix: string, size: number): readonly SuggestedPlace[];
  /** Builds the table of suggestions (up to 2 s of CPU time) in short steps, so that other work goes on in between. */
  prepareSuggestions(): Promise<void>;
  /** "Austin, TX"; "" for a place without any name. */
  label(place: { city?: string; state?: string; country?: string }): string;
}
