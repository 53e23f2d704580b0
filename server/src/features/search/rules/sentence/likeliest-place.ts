import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { importance } from "../../../../platform/places/gazetteer.ts";
import { addressOf } from "./address.ts";
import { namedBefore, placeAfter } from "./joined-places.ts";
import type { PlaceNames } from "./reading.ts";
import type { Sentence } from "./words.ts";

type Whereabouts = Partial<Pick<FoundPlace, "kind" | "country" | "state">>;

/** What is joined with the place between two words: the likeliest place, one with its state or country, and all. */
export function besides(sentence: Sentence, places: PlaceNames, first: number, last: number) {
  const before = namedBefore(sentence, places, first);
  const after = placeAfter(sentence, places, last);
  const addressed = after && addressOf(sentence, places, after.named, after.last)?.found;
  const beside = [before[0], addressed ?? after?.named[0]].find(isSizeable);
  return { beside, addressed, neighbors: [...before, ...(after?.named ?? [])] };
}

/** Smaller places have the names of many words: "portland or over 100k". */
function isSizeable(place: FoundPlace | undefined): boolean {
  return place !== undefined && (place.kind !== "city" || place.population >= sizeable);
}

const sizeable = 20_000;
/** A place is offered if it has a tenth of the first one's weight, or is well known itself. */
export const shareOffered = 0.1;
/** "cambridge or london", but not "boston or london". */
const shareAbroad = 0.05;

/**
 * Beside another place, the one in its state or country is meant, unless far smaller: "tampa or st petersburg". One that
 * is written with its state or country gives it to both: "springfield and peoria il", "bath and bristol uk".
 */
export function likeliest(
  sentence: Sentence,
  named: readonly FoundPlace[],
  beside: Whereabouts | undefined = paidIn(sentence) ?? homeIn(sentence),
): FoundPlace {
  // "mexico or us" isn't about a town in Missouri.
  if (beside?.kind === "country" && named[0]!.kind === "country") return named[0]!;
  const sameCountry = named.filter(({ country }) => country === beside?.country);
  const sameState = sameCountry.find(({ state }) => state === beside?.state);
  // "leeds or york" are cities of one country.
  const [first = named[0]!] = sameCountry.filter((place) => isLikely(place, named[0]!));
  return sameState && importance(sameState) >= importance(first) * shareOffered ? sameState : first;
}

function isLikely(place: FoundPlace, first: FoundPlace): boolean {
  if (place.country === first.country || place.kind !== "city" || first.kind !== "city") return true;
  if (place.country === "US") return place.population >= sizeable;
  return importance(place) >= importance(first) * shareAbroad;
}

/** Whether both lie in one state, or in one country whose name is enough. */
export function isBeside(place: FoundPlace, addressed: FoundPlace): boolean {
  return place.country === addressed.country && (place.country !== "US" || place.state === addressed.state);
}

/** "lancaster or reading": whether the other name is also a city in its state. */
export function hasNeighbor(
  { kind, country, state, city, population }: FoundPlace,
  neighbors: readonly FoundPlace[],
): boolean {
  return (
    kind === "city" &&
    country === "US" &&
    population >= sizeable &&
    neighbors.some(
      (other) =>
        other.kind === kind &&
        other.city !== city &&
        other.country === country &&
        other.state === state &&
        isSizeable(other),
    )
  );
}

/** The country whose currency the sentence names: "chef £35k manchester". */
function paidIn({ text }: Sentence): Pick<FoundPlace, "country"> | undefined {
  return /£\s?\d/.test(text) ? { country: "GB" } : undefined;
}

/** Where the employer that the sentence names has its seat, in a city whose name a larger one has too. */
function homeIn({ text }: Sentence): Pick<FoundPlace, "country" | "state"> | undefined {
  return /\bmayo clinic\b/i.test(text) ? { country: "US", state: "MN" } : undefined;
}
